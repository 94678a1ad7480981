import LocalizableStrings
import StringsSyntax
import TestCases
import Testing

@testable import StringsFormats
@testable import StringsTool

/// Each test takes a fraction of a second; with many cases, what is not linear would take many minutes.
@Suite(.timeLimit(.minutes(1))) struct `Long texts and many entries` {
  @Test func `of PO are put together`() throws {
    let count = Cases.count(20_000, many: 200_000)
    let lines = String(repeating: "\"line\\n\"\n", count: count)

    let read = try POReader.read(
      Array("msgctxt \"k\"\nmsgid \"\"\n\(lines)msgstr \"a\"\n".utf8), file: "x", language: "pl")

    #expect(read.units.first?.source.utf8.count == 5 * count)
  }

  @Test func `are escaped in PO, .strings files and String Catalogs`() throws {
    let text = String(repeating: "\"\\\n", count: Cases.count(20_000, many: 200_000))
    let unit = TranslationUnit(
      identity: TranslationUnit.Identity(file: nil, key: "k", path: .plain), source: text)

    let po = POWriter.text(TranslationExchange(units: [unit]), "pl")
    var document = StringsDocument(text: "k = v;")
    try document.setValue(text, forKey: "k")
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{}},\"version\":\"1.0\"}"
    var editor = try TranslationFile.editable(bytes: Array(catalog.utf8), name: "x.xcstrings")
    try editor.apply([
      TextEdit("k", in: "pl", .setForms([VariedText.Form(.plain, text, state: .translated)]))
    ])

    let read = try POReader.read(Array(po.utf8), file: "x", language: "pl")
    #expect(read.units.first?.source == text)
    #expect(document.entries.first?.value == .string(text))
    let translations = StringCatalog(bytes: editor.bytes, file: "x").translations
    #expect(translations.first { $0.language == "pl" }?.entries.first?.value == .string(text))
  }

  @Test func `are sorted in String Catalogs, and get new ones between them`() throws {
    let numbers = 100_000..<100_000 + Cases.count(1_000, many: 50_000)
    let entries = numbers.reversed().map { "    \"key \($0)\" : {\n\n    }" }
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
    var editor = try TranslationFile.editable(bytes: Array(catalog.utf8), name: "x.xcstrings")
    try editor.sort()
    try editor.apply(
      numbers.reversed().map { number in
        let new = EditableEntry(key: "key \(number)b", value: .propertyList(.string("b")))
        return TextEdit(new.key, in: "pl", .add(new))
      })

    let root = try JSONReader.read(editor.bytes).0
    let keys = root["strings"]?.members?.map(\.key)
    #expect(keys == numbers.flatMap { ["key \($0)", "key \($0)b"] })
  }

  @Test(arguments: [TextEncoding.Form.utf8, .utf16LittleEndian])
  func `have new comments in .strings files`(form: TextEncoding.Form) throws {
    let keys = (0..<Cases.count(2_000, many: 20_000)).map { "key\($0)" }
    let text = "\u{FEFF}" + keys.map { "/* Old ą */\n\($0) = \"Text of some length\";\n" }.joined()
    let encoding = TextEncoding(form: form, hasByteOrderMark: true)
    var document = StringsDocument(bytes: encoding.bytes(text))

    try document.setComments(
      Dictionary(keys.map { ($0, ["New \($0)"]) }) { $1 }, except: "-")

    #expect(document.entries.map(\.comment) == keys.map { "New \($0)" })
    let expected = keys.map { "/* New \($0) */\n\($0) = \"Text of some length\";\n" }.joined()
    #expect(document.bytes == encoding.bytes("\u{FEFF}" + expected))
  }

  @Test func `have new comments and marks in property lists in XML`() throws {
    let keys = (0..<Cases.count(500, many: 5_000)).map { "key\($0)" }
    func list(_ comment: (String) -> String) -> String {
      "<plist><dict>\n"
        + keys.map { "<!-- \(comment($0)) -->\n<key>\($0)</key>\n<string>a</string>\n" }.joined()
        + "</dict></plist>\n"
    }
    var editor = try TranslationFile.editable(bytes: Array(list { _ in "Old" }.utf8), name: "x")

    try editor.apply(keys.map { TextEdit($0, .setComments(["New \($0)"])) })
    let commented = editor.bytes
    try editor.apply(keys.map { TextEdit($0, .markRemoved(true)) })
    try editor.apply(keys.map { TextEdit($0, .markRemoved(false)) })

    #expect(commented == Array(list { "New \($0)" }.utf8))
    #expect(editor.bytes == commented)
  }

  @Test func `are beside many comments on one line`() throws {
    let count = Cases.count(10_000, many: 100_000)
    let comments = String(repeating: "/**/", count: count)
    let document = StringsDocument(text: "a = 1; \(comments)\nb = 2;")
    let tags = String(repeating: "<!---->", count: count)
    let list = try PropertyListDocument(
      bytes: Array(
        "<plist><dict><key>a</key><true/>\(tags)\n<key>b</key><true/></dict></plist>".utf8),
      file: "x")

    #expect(document.entries.map(\.comment) == [nil, nil])
    #expect(list.comments.count == count && list.comments.allSatisfy { $0.place == .behind })
  }
}
