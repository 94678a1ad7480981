import StringsSyntax
import TestCases
import Testing

@testable import StringsFormats

/// Where keys, their values and comments are in an XML property list.
@Suite struct `Places in XML property lists` {
  @Test func `keys end with their values, and comments belong to the key after or around them`()
    throws
  {
    let list = try PropertyListDocument(
      bytes: Array(
        """
        <?xml version="1.0"?><!-- head -->
        <plist><!-- first -->
        <dict><!-- a1 --><!-- a2 -->
          <key>a</key> <string>x</string>
          <key>b &amp;</key><dict>
            <key>inner</key><!-- b1 --><string/>
          </dict><!-- c1 -->
          <key>c</key><true/>
          <key>d</key><array><string>1</string><key>e</key></array></dict></plist><!-- last -->
        """.utf8), file: "x")

    #expect(
      list.entries.map { "\($0.key) \($0.position?.description ?? "") \($0.comment ?? "-")" } == [
        "a 4:3 a1\na2", "b & 5:3 -", "c 8:3 -", "d 9:3 -",
      ])
    #expect(
      list.comments.map { "\($0.text) \($0.pair.map(String.init) ?? "-")" } == [
        "head -", "first -", "a1 0", "a2 0", "b1 1", "c1 1", "last -",
      ])
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
    ("<key>1</key><string/> <!-- a --> <key >2</key><string>b</string>", ["a above 1"]),
    ("<key>1</key><string/><!-- a --><key/><string/>", ["a above 1"]),
  ])
  func `a comment belongs to what it is beside`(content: String, expected: [String]) throws {
    let list = try PropertyListDocument(
      bytes: Array("<plist><dict>\(content)</dict></plist>".utf8), file: "x")

    #expect(
      list.comments.map { "\($0.text) \($0.place) \($0.pair.map(String.init) ?? "-")" }
        == expected)
    let own = list.comments.filter { $0.place == .above && $0.pair == 0 }.map(\.text)
    #expect(list.entries.first?.comment == (own.isEmpty ? nil : own.joined(separator: "\n")))
  }

  @Test(arguments: [
    ("<!DOCTYPE plist [<!ENTITY x 'y'>]><plist><dict/></plist>", "1:18"),
    ("<!DOCTYPE plist [\n<!-- <!ENTITY -->]><plist><dict/></plist>", nil),
    ("<!-- <!ENTITY --><plist><dict/></plist>", nil),
    ("<plist><?x <!ENTITY ?><dict/></plist>", nil),
    ("<plist><dict><key>a</key><string><![CDATA[<!ENTITY]]></string></dict></plist>", nil),
  ])
  func `entities are not read`(text: String, position: String?) {
    let file = TranslationFile(bytes: Array(text.utf8), name: "x")

    #expect(file.diagnostics.map(\.position?.description) == [position].compactMap(\.self))
    #expect(file.diagnostics.allSatisfy { $0.message.contains("entities") })
  }

  @Test(arguments: ["<", "<!--", "<!-->", "</", "<a", "<!DOCTYPE", "<?xml", "<![CDATA[x"])
  func `a list that is cut off within a tag is an error`(rest: String) {
    let text = "<plist><dict>\n<key>a</key><string/>\n\(rest)"

    let diagnostics = TranslationFile(bytes: Array(text.utf8), name: "x").diagnostics

    #expect(diagnostics.map(\.position?.description) == ["3:1"])
  }

  @Test func `values have a limit of depth, and bytes are text`() {
    // The list and its dictionary are two levels.
    let maximum = XMLTokens.maximumDepth - 2
    func list(_ depth: Int) -> [Diagnostic] {
      let arrays = String(repeating: "<array>", count: depth)
      let ends = String(repeating: "</array>", count: depth)
      let text = "<plist><dict><key>a</key>\n\(arrays)<true/>\(ends)</dict></plist>"
      return TranslationFile(bytes: Array(text.utf8), name: "x").diagnostics
    }

    #expect(list(maximum) == [])
    #expect(list(maximum + 1).first?.message.contains("more than 128 levels deep") == true)
    #expect(list(maximum + 1).first?.position?.line == 2 && list(100_000).count == 1)
    let cut = TranslationFile(bytes: Array("<plist>\na".utf8) + [0xFF], name: "x").diagnostics
    #expect(cut.map(\.position) == [SourcePosition(line: 2, column: 2)])
  }
}
