import Testing

@testable import Headlines

@Suite struct `HTML tags and characters` {
  private static let blocks = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr", "table", "tr", "caption",
    "section", "article", "header", "footer", "main", "aside", "nav", "figure", "figcaption", "dl",
    "dt", "dd", "address", "form", "fieldset", "details", "summary", "center", "body",
  ]

  @Test(arguments: blocks)
  func `a block starts a paragraph`(_ name: String) {
    #expect(Self.text("a<\(name)>b</\(name)>c") == ["a", "b", "c"])
    #expect(Self.text("<li><\(name)>a</\(name)>b") == ["• a", "b"])
  }

  @Test(arguments: [
    "script", "style", "head", "template", "iframe", "noembed", "noframes", "object", "svg", "math",
    "audio", "video", "canvas", "select", "textarea",
  ])
  func `the content of some elements is not text`(_ name: String) {
    #expect(Self.text("a<\(name)>b</\(name) >c</\(name)>d") == ["acd"])
    #expect(Self.text("a<\(name)>b</\(name)") == ["a"])
  }

  @Test(arguments: ["b", "span", "a href='x'", "x-y", "em"])
  func `other tags leave their text in the line`(_ tag: String) {
    #expect(Self.text("a<\(tag)>b\n\nc") == ["ab", "c"])
  }

  @Test(arguments: [
    ("<br>", ["a b", "c"]), ("<p>", ["a b", "c"]), ("<pre>", ["a b", "c"]),
    ("<ul>", ["a b", "c"]), ("<ol>", ["a b", "c"]), ("<li>", ["a b", "• c"]), ("", ["a", "b c"]),
  ])
  func `any structure makes blank lines spaces`(_ tag: String, _ expected: [String]) {
    // A line break alone stays in its paragraph.
    let expected = tag == "<br>" ? ["a b\nc"] : expected
    #expect(Self.text("a\n\nb \(tag)c") == expected)
  }

  @Test(arguments: [
    ("<ul><li>a<li>b</ul><li>c", ["• a", "• b", "• c"]),
    ("<menu><li>a</menu>", ["• a"]), ("<dir><li>a</dir>", ["• a"]),
    ("<ol><li>a<ol><li>b</ol><li>c</ol>d", ["1. a", "1. b", "2. c", "d"]),
    ("<ol></ol></ol><li>a", ["• a"]), ("<li>a</li>b", ["• a", "b"]),
    ("<li><br>a", ["• a"]), ("<li>&nbsp;a", ["• a"]),
    ("<td>a</td><td>b</td><th>c</th>", ["a | b | c"]),
    ("<pre>a\n b</pre>\n\nc\nd", ["a\nb", "c d"]),
    ("<pre><pre>a\nb</pre>c\nd</pre>e\nf", ["a\nb", "c\nd", "e f"]),
    ("</pre>a\nb", ["a b"]), ("<pre>a\n\n\n\nb</pre>", ["a", "b"]),
    ("a<br><br><br>b", ["a", "b"]), ("<br>a", ["a"]), ("a<br> b", ["a\nb"]), ("a <br>b", ["a\nb"]),
    ("a\n \nb", ["a", "b"]), ("\n\na", ["a"]), ("a\nb", ["a b"]), ("a\t b\u{1}c", ["a b c"]),
    ("<?php x?>a<!DOCTYPE x>b", ["ab"]), ("<>a", ["<>a"]), ("</>a", ["</>a"]), ("<1>a", ["<1>a"]),
    ("<b/>a", ["a"]), ("<a title='x>y' b>z", ["z"]), ("<a x\"y>z", ["z"]),
    ("<a \">b<a \">c", ["c"]), ("<a b=\"c>d", ["d"]), ("<!-->a", ["a"]), ("<!--a", []),
    ("a<script>b</SCRIPT\n>c", ["ac"]), ("a<script>b</script", ["a"]), ("a<p", ["a"]),
    ("<p1>a", ["a"]), ("x<br/y>z", ["x\nz"]), ("<p>A</p><svg/><p>B</p>", ["A", "B"]),
    ("<p>A</p><math /><p>B</p>", ["A", "B"]), ("a<iframe src='x'/>b", ["ab"]),
    ("a<script src=x />b", ["ab"]), ("a<svg>b<p>c", ["ab", "c"]), ("a<video>b<script>c", ["ab"]),
    ("a<svg/>b<svg>c</svg>d", ["abd"]), ("a<h1<b>c", ["a", "c"]),
  ])
  func `structure becomes lines`(_ html: String, _ expected: [String]) {
    #expect(Self.text(html) == expected)
  }

  @Test(arguments: [
    ("a\u{A0}<b>c", "a\u{A0}c"), ("a\u{7F}<b>c", "ac"), ("a\u{2019}<b>c", "a’c"),
    ("a\u{A0}\u{105}b", "a\u{A0}ąb"), ("a\u{FF01}&lt;", "a！<"), ("a\u{7F}b", "ab"),
    ("a\u{A0}b", "a\u{A0}b"), ("a\u{A0}", "a"), ("\u{A0}a", "a"),
    ("a\u{AD}b", "ab"), ("a\u{E9}b", "aéb"), ("a\u{80}b", "a€b"), ("a\u{81}b", "a\u{FFFD}b"),
    ("a\u{9F}b", "aŸb"), ("a\u{C0}b", "aÀb"), ("a€b", "a€b"), ("a\u{FEFF}b", "ab"),
    ("a\u{2028}b", "a\nb"), ("a\u{FF01}b", "a！b"), ("<br>\u{A0}a", "a"), ("\u{C2}\u{AB}", "Â«"),
    ("&#x80;&#159;", "€Ÿ"), ("&#x7F;a", "a"), ("&#160;a", "a"), ("&#xa1;&#XA1;", "¡¡"),
    ("&#0;", "\u{FFFD}"), ("&#x10FFFF;", "\u{10FFFF}"), ("&#x110000;", "\u{FFFD}"), ("&#;", "&#;"),
    ("&#x;", "&#x;"), ("&#9;a", "a"), ("&#65a", "Aa"), ("&#x41g", "Ag"), ("&#", "&#"),
    ("&amp;lt;b", "&lt;b"), ("&amp;#62;&amp;amp;", "&#62;&amp;"), ("&amp;quot;b", "\"b"),
    ("&amp;ltb", "&ltb"), ("&amp b", "& b"),
    ("&copy", "©"), ("&copyb", "&copyb"), ("&copy b", "© b"), ("&bdquo b", "&bdquo b"),
    ("&centerdot;", "·"), ("&centerdots;", "&centerdots;"), ("&thetasym;", "ϑ"),
    ("&yuml;", "ÿ"), ("&Amacr;", "Ā"), ("&frac14;", "¼"), ("&check;", "✓"), ("&Tab;a", "a"),
  ])
  func `characters and references`(_ html: String, _ expected: String) {
    #expect(Self.text(html) == [expected])
  }

  @Test(arguments: [
    ("&lt;p&gt;a&lt;br&gt;b", ["a\nb"]), (" &lt;div class&gt;a", ["a"]), ("x&lt;/b&gt;y", ["xy"]),
    ("x&lt;b&gt;y", ["x<b>y"]), ("<b>&lt;p&gt;a", ["<p>a"]), ("a&amp;&lt;/i&gt;b&c", ["a&b&c"]),
  ])
  func `HTML that was escaped twice is unescaped`(_ html: String, _ expected: [String]) {
    #expect(Self.text(html) == expected)
  }

  @Test func `each of the Latin names is the character at its place`() {
    for (name, code) in [("nbsp", 160), ("iexcl", 161), ("Agrave", 192), ("yuml", 255)] {
      #expect(HTMLEntities.scalar(named: name)?.value == UInt32(code))
    }
  }

  private static func text(_ html: String) -> [String] {
    HTMLText.body(html: Array(html.utf8)).paragraphs
  }
}
