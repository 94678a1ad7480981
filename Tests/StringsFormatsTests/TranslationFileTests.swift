import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Translation file` {
  private func xml(_ content: String, head: String = "") -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)<plist>\(content)</plist>\n".utf8)
  }

  @Test func `an XML file has its entries in order, with positions and comments`() {
    let bytes = xml(
      "<dict>\n<key>b &amp; c</key><string>x &lt; y</string>\n<key>a</key><array><true/></array>\n"
        + "<!-- <key>no</key> -->\n<key>n</key>\n<dict><key>in</key><integer>5</integer></dict></dict>"
    )

    let file = TranslationFile(bytes: bytes, name: "a.strings")

    #expect(
      file.entries == [
        TranslationEntry(
          key: "b & c", value: .string("x < y"), file: "a.strings",
          position: SourcePosition(line: 3, column: 1)),
        TranslationEntry(
          key: "a", value: .array([.string("1")]), file: "a.strings",
          position: SourcePosition(line: 4, column: 1)),
        TranslationEntry(
          key: "n", value: .dictionary([PropertyListPair(key: "in", value: .string("5"))]),
          file: "a.strings", position: SourcePosition(line: 6, column: 1), comment: "<key>no</key>"),
      ])
    #expect(file.diagnostics == [])
  }

  @Test(arguments: [TextEncoding.Form.utf8, .utf16LittleEndian])
  func `an XML file may be in UTF-8 or UTF-16 with a byte order mark`(form: TextEncoding.Form)
    throws
  {
    let text = String(decoding: xml("<dict><key>ż</key><string>ó</string></dict>"), as: UTF8.self)
    let bytes: [UInt8] =
      form == .utf8
      ? [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      : [0xFF, 0xFE] + Array(try #require(text.data(using: .utf16LittleEndian)))

    #expect(TranslationFile(bytes: bytes, name: "x").values == ["ż": .string("ó")])
  }

  @Test func `a duplicate key in an XML file is a warning with both positions`() {
    let bytes = xml("<dict>\n<key>a</key><string>1</string>\n<key>a</key><string>2</string></dict>")

    let warnings = TranslationFile(bytes: bytes, name: "x").diagnostics

    #expect(warnings.map(\.code) == [.duplicateKey])
    #expect(warnings.map(\.position) == [SourcePosition(line: 4, column: 1)])
    #expect(warnings.map(\.related) == [SourcePosition(line: 3, column: 1)])
  }

  @Test func `declared entities are rejected before any is expanded`() {
    let entities = (0..<30).map { "<!ENTITY e\($0 + 1) \"&e\($0);&e\($0);\">\n" }.joined()
    let bytes = xml(
      "<dict><key>a</key><string>&e30;</string></dict>",
      head: "<!DOCTYPE plist [\n<!ENTITY e0 \"boom\">\n\(entities)]>\n")

    let file = TranslationFile(bytes: bytes, name: "bomb.strings")

    #expect(file.entries == [])
    #expect(file.diagnostics.map(\.code) == [.invalidPropertyList])
    #expect(file.diagnostics.map(\.position) == [SourcePosition(line: 3, column: 1)])
  }

  @Test func `deeply nested values are rejected`() {
    let bytes = xml("<dict><key>a</key>" + String(repeating: "<array>", count: 100_000))

    let file = TranslationFile(bytes: bytes, name: "deep.strings")

    #expect(file.diagnostics.map(\.code) == [.invalidPropertyList])
  }

  @Test(arguments: ["<array/>", "<string>x</string>", "", "<dict><key>a</key></dict>", "<dict>"])
  func `an XML file without a complete dictionary is an error`(content: String) {
    let file = TranslationFile(bytes: xml(content), name: "x")

    #expect(file.entries == [])
    #expect(file.diagnostics.map(\.code) == [.invalidPropertyList])
  }

  @Test func `a cut-off file is an error where its last element begins`() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist>\n<dict>\n<key>a</key>"

    let file = TranslationFile(bytes: Array(text.utf8), name: "a")

    #expect(file.diagnostics.map(\.severity) == [.error])
    #expect(file.diagnostics.first?.position?.line == 3)
  }

  @Test func `ill-formed UTF-8 in an XML file is an error`() {
    let file = TranslationFile(bytes: xml("\n<dict>").map { $0 == 0x64 ? 0xE9 : $0 }, name: "x")

    #expect(file.diagnostics.map(\.code) == [.invalidPropertyList])
  }

  @Test func `a cut-off XML or binary file does not trap`() throws {
    let list: [String: Any] = ["a": "b", "ż": ["x": ["ó", "é"]], "d": Data([1, 2])]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      for count in 0..<data.count {
        _ = TranslationFile(bytes: Array(data.prefix(count)), name: "x")
      }
      #expect(TranslationFile(bytes: Array(data), name: "x").values.count == 3)
    }
  }

  @Test func `variables in a circle are an error of the file, in each format, and of no check`()
    throws
  {
    let circle = """
      a = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatValueTypeKey = d;
      other = "%#@m@"; }; m = { NSStringFormatValueTypeKey = d; other = "%#@n@"; }; };
      b = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatValueTypeKey = d;
      other = "%#@m@"; }; m = { NSStringFormatValueTypeKey = d; other = "%d"; }; };
      """
    let entries = StringsDocument(text: circle).entries
      .map { TranslationEntry(key: $0.key, value: $0.value, file: "L") }

    let files = [
      TranslationFile(bytes: Array(circle.utf8), name: "L"),
      TranslationFile(name: "L", entries: entries),
    ]
    for file in files {
      #expect(file.diagnostics.map(\.code) == [.nestedTooDeep])
      #expect(file.diagnostics.map(\.key) == ["a"])
      #expect(file.diagnostics.map(\.severity) == [.error])
      let table = TranslationTable(translations: [Translation(language: "ja", files: [file])])
      #expect(table.check(developmentLanguage: "en") == [])
    }
    let ignored = "/* sternik-strings: ignore nested-too-deep */ " + circle
    #expect(TranslationFile(bytes: Array(ignored.utf8), name: "L").diagnostics == [])
  }
}
