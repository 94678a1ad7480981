import TestCases
import Testing

@testable import Headlines

/// What HTML becomes: a line for each block, its layout in front of its text.
@Suite(.ownThread) struct `The blocks of an article` {
  @Test(arguments: [
    ("<h2>A</h2><p>b", ["h2|A", "|b"]), ("<h3><div>A</div></h3>b", ["h3|A", "|b"]),
    ("<ul><li>a<ul><li>b</ul><li>c</ul>d", ["i3 l1|• a", "i3 l2|• b", "i3 l1|• c", "|d"]),
    (
      "<ol start=9><li>a<li><p>b<p>c<li value=20>d</ol>",
      ["i2 l1|9. a", "i3 l1|10. b", "l1|c", "i3 l1|20. d"]
    ),
    ("<dl><dt>a<dd>b<dt>c</dl>d", ["s0-1|a", "l1|b", "s0-1|c", "|d"]),
    (
      "<ol start=-9223372036854775808><li value=9223372036854775807>a</ol>"
        + "<table><tr><td colspan=-9223372036854775808>b<td>c</table><img width=-9223372036854775808>",
      ["i2 l1|1. a", "T =0-1 =4-5|b | c"]
    ),
    ("<blockquote>a<blockquote>b</blockquote></blockquote>c", ["q1|a", "q2|b", "|c"]),
    ("<pre><code>if x:\n\n\ty  z\n</code></pre>e", ["c|if x:\n\n        y  z", "|e"]),
    ("<pre><span class=l>a</span><br><div>b</div>c</pre>", ["c|a\nb\nc"]),
    ("a<hr>b", ["|a", "r|", "|b"]),
    (
      "<figure><img src=http://a/b alt='A  cat'><figcaption>By me</figcaption></figure>c",
      ["I0-5@http://a/b|A cat", "f|By me", "|c"]
    ),
    (
      "<table><caption>C</caption><tr><th>a<th>b</tr><tr><td>c<td></td></tr></table>d",
      ["f|C", "T H =0-1 =4-5|a | b", "t =0-1 =3-3|c |", "|d"]
    ),
    (
      "<table><tr><td><p>a</p><p>b</p></td><td colspan=2><p>c</p><td>d</table>",
      ["T =0-3 =6-7 =7-7 =10-11|a\nb | c | d"]
    ),
    ("<table><tr><td><p>a</p><p>b</p></td></tr></table>", ["|a", "|b"]),
    ("<ul><li><table><tr><td>a<td>b</table></ul>", ["T =0-1 =4-5 l1|a | b"]),
    ("<table><tr><td>a<ul><li>b</ul></td><td>c</td></table>", ["|a", "i3 l1|• b", "|c"]),
    (
      "<table><tr><td>a<td><ul><li><p>b</p><li>c<ol><li>d</ol></ul>e<td>f</table>",
      ["T =0-1 =4-26 =29-30|a | • b\n• c\n\u{A0}\u{A0}1. d\ne | f"]
    ),
    (
      "<table><tr><td>a<td><ul><li></li><li>x<li></li><li><b></b></ul><td><ul><li></ul></table>",
      ["T =0-1 =4-9 =11-11|a | • x |"]
    ),
  ])
  func `are those of the page`(_ html: String, _ expected: [String]) {
    #expect(Self.outline(html) == expected)
  }

  @Test(arguments: [
    ("a <b>c</b> d", ["s2-3|a c d"]), ("<i>a <b>c</i> d</b>", ["e0-3 s2-5|a c d"]),
    ("<b>a<p>b</b>c", ["s0-1|a", "s0-1|bc"]), ("<b><b>a</b>b</b>c", ["s0-2|abc"]),
    ("E=mc<sup>2</sup>, H<sub>2</sub>O <code>x</code>", ["^4-5 _8-9 k11-12|E=mc2, H2O x"]),
    ("<del>a</del><s>b</s> <ins>c</ins>", ["-0-1 -1-2 +3-4|ab c"]),
    ("a <a href='http://x/?a=1&amp;b=2'> b </a>c", ["a2-3@http://x/?a=1&b=2|a b c"]),
    ("<a href=http://x><p>a</p><p>b</p></a>", ["a0-1@http://x|a", "|b"]),
    ("<a href=http://x>a<a href=http://y>b", ["a0-1@http://x a1-2@http://y|ab"]),
    (
      "a <iframe src=http://y/e title=Film></iframe><video src=http://y/v>no video</video>",
      ["P2-6@http://y/e V7-8@http://y/v|a Film v"]
    ),
    ("<audio><source type=a src=http://y/a.mp3>b</audio>c", ["A0-5@http://y/a.mp3|a.mp3 c"]),
    (
      "a<object data=http://y/o width=1></object><embed src=http://y/f>b", ["F2-3@http://y/f|a f b"]
    ),
    ("<a href=http://x/b.jpg><img src=http://x/a.jpg></a>", ["I0-3@http://x/b.jpg|\u{FFFC}"]),
    ("a<img src=http://x width=1>b<img src=http://x alt=😀>", ["|ab😀"]), ("<b></b>a", ["|a"]),
    ("a<img src=data:x alt='A  cat'>b", ["|aA catb"]),
  ])
  func `have marks`(_ html: String, _ expected: [String]) {
    #expect(Self.outline(html) == expected)
  }

  @Test(arguments: [
    ("mailto:anna@example.org", "mailto:anna@example.org"),
    ("MailTo:a@b?attach=/etc/passwd&subject=x", "mailto:a@b"), (" mailto:a@b ", "mailto:a@b"),
  ])
  func `have links to mail addresses, without their fields`(_ address: String, _ mail: String) {
    let body = HTMLText.body(html: Array("<a href=\"\(address)\">a</a>".utf8))

    #expect(body.blocks.flatMap(\.text.spans).map(\.mark) == [.link(mail)])
    #expect(BodyLayout.body(BodyLayout.encoded(body)) == body)
  }

  @Test(arguments: [
    ("tel:+48 (22) 123-45.67", "tel:+48221234567"), ("TEL:112", "tel:112"),
    ("tel:%201", "tel:1"), ("ftp://a.b/c", "ftp://a.b/c"), ("FTP://a.b", "FTP://a.b"),
  ])
  func `have links to phone numbers and to files of FTP servers`(_ address: String, _ link: String)
  {
    let body = HTMLText.body(html: Array("<a href=\"\(address)\">a</a>".utf8))

    #expect(body.blocks.flatMap(\.text.spans).map(\.mark) == [.link(link)])
    #expect(BodyLayout.body(BodyLayout.encoded(body)) == body)
  }

  @Test(arguments: [
    "javascript:alert(1)", "tel:", "tel:1;a=b", "tel:+1$(x)", "tel:--1+", "ftp:a\u{7F}",
    "file:///etc/passwd", "mailto:a", "mailto:a@b%3Fattach=x",
    "mailto:a@b',attachment='/etc/passwd", "mailto:a@b\\x27",
    "data:text/html,x", "//", "",
    "http://a\u{1B}[31m/\u{85}", "http://" + String(repeating: "a", count: 3_000),
  ])
  func `have no other links but those to the web`(_ address: String) {
    let body = HTMLText.body(html: Array("<a href=\"\(address)\">a</a>".utf8))

    let spans = body.blocks.flatMap(\.text.spans)
    #expect(spans.allSatisfy { $0.mark == .link("http://a[31m/") })
    #expect(body.paragraphs == ["a"])
  }

  @Test func `are flat beyond some depth, and have no more than some marks`() {
    let html = String(repeating: "<blockquote><ul><li>", count: 1_000) + "a"
    let marks = String(repeating: "<b>a</b> ", count: 60_000)

    let deep = HTMLText.body(html: Array(html.utf8)).blocks
    let marked = HTMLText.body(html: Array(marks.utf8)).blocks

    #expect(deep.map(\.quotes) == [20] && deep.map(\.depth) == [20])
    #expect(marked.map(\.text.spans.count) == [50_000])
  }

  @Test func `are words for the search, the summary and the identity, as before`() {
    let html =
      "<p>a <img src=http://x alt=Cat> b<img src=http://x></p><img src=http://x alt=Dog>"
      + "<hr><pre>if  x:\n\n\ty</pre>"

    let body = HTMLText.body(html: Array(html.utf8))

    #expect(body.paragraphs == ["a b", "if x:", "y"])
  }

  private static func outline(_ html: String) -> [String] {
    HTMLText.body(html: Array(html.utf8)).blocks.map {
      BodyLayout.words(of: $0).joined(separator: " ") + "|" + $0.line
    }
  }
}
