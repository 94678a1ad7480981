import StringsSyntax
import Testing

@testable import StringsFormats

/// Where keys, their values and comments are in an XML property list.
@Suite struct `Outlines of XML property lists` {
  @Test func `keys end with their values, and comments belong to the key after or around them`() {
    let outline = XMLOutline(
      Array(
        """
        <?xml version="1.0"?><!-- head -->
        <plist><!-- first -->
        <dict><!-- a1 --><!-- a2 -->
          <key>a</key> <string>x<!-- a4 --></string>
          <key>b &amp;</key><dict>
            <key>inner</key><!-- b1 --><string/>
          </dict><!-- c1 -->
          <key>c</key><true/>
          <key>d</key><array><string>1</string><key>e</key></array></dict></plist><!-- last -->
        """.utf8))

    #expect(
      outline.keys.map { "\($0.text) \($0.position) \($0.end) \($0.comment ?? "-")" } == [
        "a 4:3 4:45 a1\na2", "b & 5:3 7:10 -", "c 8:3 8:22 -", "d 9:3 9:60 -",
      ])
    #expect(
      outline.comments.map { "\($0.text) \($0.position) \($0.key.map(String.init) ?? "-")" } == [
        "head 1:22 -", "first 2:8 -", "a1 3:7 0", "a2 3:18 0", "a4 4:25 0",
        "b1 6:21 1",
        "c1 7:10 1", "last 9:75 -",
      ])
    #expect(outline.problem == nil)
  }

  @Test(arguments: [
    // As in a .strings file: right above a key, behind a value, above an empty line
    ("<!-- a --><key>1</key><string/>", ["a above 0"]),
    (
      "<!-- t -->\n\n<!-- a -->\n<!-- b --><key>1</key><string/>",
      ["t apart 0", "a above 0", "b above 0"]
    ),
    ("<!-- a -->\n\t\n<key>1</key><string/>", ["a apart 0"]),
    ("<key>1</key><string/><!-- a -->\n<key>2</key><string/>", ["a behind 0"]),
    ("<key>1</key><string/><!-- a --> <key>2</key><string/>", ["a above 1"]),
    (
      "<key>1</key><string/> <!-- a --> <!-- b -->\r\n<!-- c -->\r\n<key>2</key><string/>",
      ["a behind 0", "b behind 0", "c above 1"]
    ),
    (
      "<key>1</key><string/> <!-- a\n b -->\n\n<!-- c -->\r\r<key>2</key><string/>",
      ["a\n b behind 0", "c apart 1"]
    ),
    ("<key>1</key><string/><!-- a -->\n<!-- b -->\n", ["a behind 0", "b apart -"]),
    ("<key>1</key><string/><!-- a -->", ["a behind 0"]),
    ("<key>1</key><!-- a --><dict><!-- b --></dict>", ["a inside 0", "b inside 0"]),
    ("<!-- a -->\n", ["a apart -"]),
    // A key in an unusual layout, and no key at all, look like a part of the value before.
    (
      "<key>1</key><string/> <!-- a --> <key >2</key><string>b</string>", ["a apart -"]
    ), ("<key>1</key><string/><!-- a --><key/><string/>", ["a apart -"]),
    ("<key>1</key><string/><!-- a --><string/>\n<key>2</key><string/>", ["a above 1"]),
  ])
  func `a comment belongs to what it is beside`(content: String, expected: [String]) {
    let outline = XMLOutline(Array("<plist><dict>\(content)</dict></plist>".utf8))

    #expect(
      outline.comments.map { "\($0.text) \($0.place) \($0.key.map(String.init) ?? "-")" }
        == expected)
    let own = outline.comments.filter { $0.place == .above && $0.key == 0 }.map(\.text)
    #expect(outline.keys.first?.comment == (own.isEmpty ? nil : own.joined(separator: "\n")))
  }

  @Test(arguments: [
    ("<!ENTITY x>", "1:1"), ("\n <!ENTITY", "2:2"), ("<!DOCTYPE a [<!ENTITY x 'y'>]>", "1:14"),
    ("a\u{0}b", nil), ("<![CDATA[<!ENTITY]]>", nil), ("<!-- <!ENTITY -->", nil),
    ("<?x <!ENTITY ?>", nil), ("<", nil), ("<!--", nil), ("<!-->", nil), ("</", nil), ("<a", nil),
  ])
  func `entities are not read`(text: String, position: String?) {
    let problem = XMLOutline(Array(text.utf8)).problem

    #expect(problem.map { "\($0.position)" } == position)
    #expect(problem.map { $0.message.contains("entities") } != false)
  }

  @Test func `values have a limit of depth, and bytes are text`() {
    let maximum = XMLPropertyList.maximumDepth
    let deepest = String(repeating: "<a>", count: maximum)

    #expect(XMLOutline(Array(deepest.utf8)).problem == nil)
    #expect(XMLOutline(Array((deepest + "<b/>").utf8)).problem == nil)
    let problem = XMLOutline(Array((deepest + "\n<a>").utf8)).problem
    #expect(problem?.message == "values are nested more than \(maximum) levels deep")
    #expect(problem?.position == SourcePosition(line: 2, column: 1))
    #expect(XMLOutline([0x0A, 0x61, 0xFF]).problem?.position == SourcePosition(line: 2, column: 2))
  }

  @Test func `a declaration is overwritten with blanks`() {
    var text = Array("<?xml a?>\n<?b ?><c/>".utf8)
    XMLOutline(text).blankDeclaration(in: &text)
    #expect(String(decoding: text, as: UTF8.self) == "         \n<?b ?><c/>")

    var open = Array("<?xml a".utf8)
    XMLOutline(open).blankDeclaration(in: &open)
    #expect(open.allSatisfy { $0 == 0x20 })
  }
}
