import TestCases
import Testing

@testable import Headlines

@Suite(.ownThread) struct `HTML to text` {
  @Test(arguments: [
    ("plain", ["plain"]), ("", []), ("a  \n b", ["a b"]), ("a\n\nb", ["a", "b"]),
    ("<p>a\n\nb</p>", ["a b"]), ("a<br>b", ["a\nb"]), ("a<br/><br />b", ["a", "b"]),
    ("<div>a<div>b</div>c</div>", ["a", "b", "c"]), ("x<b>y</b>z", ["xyz"]),
    ("<ol><li>a</li><li>b<ul><li>c</ul><li>d</ol>e", ["1. a", "2. b", "• c", "3. d", "e"]),
    ("<ul><li></li></ul><p>a</p>", ["a"]), ("<li><p>a</p><p>b</p>", ["• a", "b"]),
    ("<table><tr><td>a<td>b</tr><tr><th>c</table>", ["a | b", "c"]),
    ("<p>&nbsp;</p><p> &nbsp;a&nbsp; </p>", ["a"]), ("a<br>&nbsp;<br>b", ["a", "b"]),
    ("<!-- <p> -->a<!--->b", ["ab"]), ("a<script>x < y</script>b<SCRIPT>c", ["ab"]),
    ("<style>p{}</style>a", ["a"]), ("1 < 2 <3 a<b", ["1 < 2 <3 a"]),
    ("<a title=\"x > y\">t</a>", ["t"]), ("<a title=\"x>t</a>u", ["tu"]),
    ("<pre>a\nb\n\nc</pre>", ["a\nb", "c"]), ("<![CDATA[<p>a</p>]]>", ["a", "]]>"]),
    ("&lt;p&gt;a&lt;/p&gt;", ["a"]), ("if a &lt; b", ["if a < b"]),
    ("&eacute;&oacute;&lstrok;&bdquo;&rdquo;&hellip;", ["éół„”…"]),
    ("&#8217;&#x2019;&#146;&#65", ["’’’A"]), ("&amp;nbsp;x&amp;#8211;y", ["x–y"]),
    ("AT&T &unknown; &copy=1 &", ["AT&T &unknown; &copy=1 &"]),
    ("&#xD800;&#x110000;&#99999999999;", ["\u{FFFD}\u{FFFD}\u{FFFD}"]),
    ("so\u{AD}ft\u{FEFF}", ["soft"]), ("a\u{2028}b\u{2029}c", ["a\nb", "c"]),
    ("a\u{85}", ["a…"]), ("🙂\u{1F469}\u{200D}\u{1F52C} 漢字 ą", ["🙂👩‍🔬 漢字 ą"]),
    ("<p>unclosed <b", ["unclosed"]), ("</p></ul></li>a", ["a"]),
  ])
  func `removes markup and keeps text`(_ html: String, _ expected: [String]) {
    #expect(HTMLText.body(html: Array(html.utf8)).paragraphs == expected)
  }

  @Test func `plain text may look like markup`() {
    let text = Array("a <b> &amp;\n\n c\nd".utf8)

    #expect(HTMLText.body(plain: text).paragraphs == ["a <b> &amp;", "c d"])
  }

  @Test(arguments: [
    "<a '>x\" ", "<", "&", "<!--", "<li>", "</", "<a \">", "&lt;/", "<ol>", "\n\n", "<svg>",
    "<b>x<p>",
    "<a href=http://a>x<p>", "<i>", "</i>", "<td>", "<tr><td>a<td>", "<td>a<p>", "<table>",
    "<pre>\n",
    "<pre>\t", "<blockquote>", "<img src=http://a alt=b>", "<a href=b>", "<h1>", "<hr>", "<dt>",
    "<td>a<br>", "<td>a<li>", "<tr><td>a<td><ul><li><p>",
    "<video><!--</video>", "<audio><script></audio>",
  ])
  func `malformed HTML takes linear time`(_ piece: String) {
    let html = Array(
      (String(repeating: piece, count: Cases.count(2_000, many: 9_000)) + "'\"--></svg><p>end")
        .utf8)

    // Quadratic time would take minutes.
    let body = HTMLText.body(html: html)

    #expect(body.paragraphs.last?.hasSuffix("end") == true)
  }

  @Test(arguments: [
    ("x ", "x x", 1), ("x", "xxx", 1), ("ż", "żżż", 1), ("<p>x ", "x", 20), ("&amp;", "&&", 1),
    ("<li>ab", "• ab", 20), ("<hr>", nil, 20), ("<img src=http://a/ alt=xxxxxxxxxxx>", nil, 1),
    ("<b>x</b>", "xx", 1), ("&#x1F642;", "🙂🙂", 1),
  ])
  func `the rest of a text that is too long is left out`(
    _ piece: String, _ beginning: String?, _ blocks: Int
  ) {
    let html = String(repeating: piece, count: 1_500) + "<p>end"

    let body = HTMLText.body(html: Array(html.utf8), limits: TextLimits(bytes: 1_000, blocks: 20))

    #expect(body.blocks.reduce(0) { $0 + $1.text.text.utf8.count } <= 1_012)
    #expect(body.blocks.count == blocks + 1)
    #expect(body.blocks.last?.kind == .omission)
    if let beginning { #expect(body.paragraphs.first?.hasPrefix(beginning) == true) }
    #expect(body.paragraphs.allSatisfy { !$0.contains("\u{FFFD}") && !$0.contains("end") })
    #expect(BodyLayout.body(BodyLayout.encoded(body)) == body)
  }

  @Test func `the longest text is shown whole`() {
    let limits = TextLimits(bytes: 100, blocks: 10)
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 100)

    #expect(
      HTMLText.body(html: Array(String(repeating: "<p>x", count: 10).utf8), limits: limits)
        .blocks.last?.kind == .paragraph)
    #expect(HTMLText.body(plain: text, limits: limits).blocks.map(\.kind) == [.paragraph])
    #expect(
      HTMLText.body(plain: text + text, limits: limits).blocks.map(\.kind) == [
        .paragraph, .omission,
      ])
  }

  @Test func `truncated HTML does not crash`() {
    let html = Array(
      "<p a='b'>ż&oacute;&#x1F600;<br><![CDATA[x]]><!-- y --><script>z</script>\u{2028}".utf8)

    for length in 0...html.count {
      _ = HTMLText.body(html: Array(html[..<length]))
      _ = HTMLText.body(plain: Array(html[..<length]))
    }
  }
}
