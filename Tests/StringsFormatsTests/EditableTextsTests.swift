import LocalizableStrings
import StringsSyntax
import TestCases
import Testing

@testable import StringsFormats

/// The same edits of a file in each format, against a table in memory.
@Suite struct `Edits of a file` {
  enum Format: CaseIterable, Sendable {
    case strings, xml, catalog

    var name: String {
      switch self {
      case .strings: "L.strings"
      case .xml: "L.stringsdict"
      case .catalog: "L.xcstrings"
      }
    }
    var language: Language? { self == .catalog ? "pl" : nil }
  }

  /// What a key has.
  private struct Content: Hashable {
    var texts: Set<String>
    var comments: [String]
    var isMarkedRemoved: Bool

    init(_ entry: EditableEntry) {
      switch entry.value {
      case .propertyList(let value):
        texts = Set(value.textForms.map { "\($0.path.joined(separator: ".")) \($0.text ?? "-")" })
      case .catalog(let text):
        texts = Set(
          text.forms.map { "\($0.path.identifier(of: "")) \($0.text) \($0.state?.rawValue ?? "-")" }
        )
      case .other: texts = []
      }
      comments = entry.comments
      isMarkedRemoved = entry.isMarkedRemoved
    }
  }

  @Test(arguments: Format.allCases, Seed.few(20, many: 1_000))
  func `change what they name, and nothing else`(format: Format, seed: Seed) throws {
    var random = seed.generator
    // Given a file with some keys, of which some are plurals and some have comments
    var texts = try TranslationFile.editable(bytes: Self.empty(format), name: format.name)
    let first = (0..<8).map { Self.entry("key \($0)", format, &random) }
    try texts.apply(first.map { TextEdit($0.key, in: format.language, .add($0)) })
    let known = texts.entries(in: format.language)
    #expect(
      Dictionary(uniqueKeysWithValues: known.map { ($0.key, Content($0)) })
        == Dictionary(uniqueKeysWithValues: first.map { ($0.key, Content($0)) }), "\(seed)")

    // When each of some keys is edited
    var expected = Dictionary(uniqueKeysWithValues: known.map { ($0.key, Content($0)) })
    var edits: [TextEdit] = []
    for entry in known where Bool.random(using: &random) {
      let key = entry.key
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let new = Self.entry(key, format, &random)
        edits.append(TextEdit(key, in: format.language, .replace(new.value)))
        expected[key]?.texts = Content(new).texts
      case 1:
        edits.append(TextEdit(key, in: format.language, .rename(key + " & new")))
        expected[key + " & new"] = expected.removeValue(forKey: key)
      case 2:
        edits.append(TextEdit(key, .remove))
        expected[key] = nil
      case 3:
        edits.append(TextEdit(key, .setComments(["Other <comment>"])))
        expected[key]?.comments = ["Other <comment>"]
      case 4:
        edits.append(TextEdit(key, .markRemoved(true)))
        expected[key]?.isMarkedRemoved = true
      default:
        let added = Self.entry(key + " added", format, &random)
        edits.append(TextEdit(added.key, in: format.language, .add(added)))
        expected[added.key] = Content(added)
      }
    }
    let before = texts
    try texts.apply(edits)

    // Then the file has what a table in memory has, also when it is read again
    let again = try TranslationFile.editable(bytes: texts.bytes, name: format.name)
    for texts in [texts, again] {
      let entries = texts.entries(in: format.language).map { ($0.key, Content($0)) }
      #expect(Dictionary(entries) { $1 } == expected, "\(seed): \(edits)")
    }
    if edits.isEmpty { #expect(texts.bytes == before.bytes) }
    let marks = edits.filter { if case .markRemoved = $0.change { true } else { false } }
    if !marks.isEmpty, marks.count == edits.count, format != .catalog {
      try texts.apply(marks.map { TextEdit($0.key, .markRemoved(false)) })
      #expect(texts.bytes == before.bytes, "\(seed)")
    }
  }

  @Test(arguments: Format.allCases)
  func `are all made, or none`(format: Format) throws {
    var random = Seed.few(1, many: 1)[0].generator
    var texts = try TranslationFile.editable(bytes: Self.empty(format), name: format.name)
    try texts.apply([
      TextEdit("a", in: format.language, .add(Self.entry("a", format, &random)))
    ])
    let bytes = texts.bytes

    for wrong in [
      TextEdit("none", in: format.language, .replace(Self.entry("b", format, &random).value)),
      TextEdit("none", .remove), TextEdit("none", .rename("b")),
      TextEdit("a", in: format.language, .add(Self.entry("a", format, &random))),
    ] {
      #expect(throws: Diagnostic.self) {
        try texts.apply([TextEdit("a", .setComments(["new"])), wrong])
      }
      #expect(texts.bytes == bytes, "\(wrong)")
    }
  }

  @Test func `are those of the landing page`() throws {
    var texts = try TranslationFile.editable(
      bytes: Array("/* Title */\n'title' = \"News\";\n".utf8), name: "en.lproj/L.strings")
    try texts.apply([
      TextEdit("title", .setForms([VariedText.Form(.plain, "The news")])),
      TextEdit("title", .rename("app.title")),
    ])
    #expect(
      String(decoding: texts.bytes, as: UTF8.self)
        == "/* Title */\n'app.title' = \"The news\";\n")
  }

  private static func empty(_ format: Format) -> [UInt8] {
    switch format {
    case .strings: []
    case .xml:
      Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n".utf8)
    case .catalog:
      Array(
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {},\n  \"version\" : \"1.0\"\n}".utf8)
    }
  }

  private static func entry(
    _ key: String, _ format: Format, _ random: inout SeededGenerator
  ) -> EditableEntry {
    let text =
      ["", "Zażółć", "a <b> & \"c\"", "two\nlines", "%#@n@"].randomElement(using: &random) ?? ""
    let comments = Bool.random(using: &random) ? ["A comment & more"] : []
    let isPlural = Bool.random(using: &random)
    let forms = PluralCategory.allCases.filter { _ in Bool.random(using: &random) } + [.other]
    let categories = PluralCategory.allCases.filter(forms.contains)
    if format == .catalog {
      let state = TranslationState.allCases.randomElement(using: &random) ?? .new
      let varied =
        isPlural
        ? categories.map {
          VariedText.Form(TextPath(category: $0), "\(text) \($0)", state: state)
        } : [VariedText.Form(.plain, text, state: state)]
      return EditableEntry(key: key, value: .catalog(VariedText(varied)), comments: comments)
    }
    let variable =
      [
        PropertyListPair(
          key: "NSStringFormatSpecTypeKey", value: .string("NSStringPluralRuleType")),
        PropertyListPair(key: "NSStringFormatValueTypeKey", value: .string("d")),
      ]
      + categories.map { PropertyListPair(key: $0.rawValue, value: .string("\(text) \($0)")) }
    let plural = PropertyListValue.dictionary([
      PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string("%#@n@")),
      PropertyListPair(key: "n", value: .dictionary(variable)),
    ])
    return EditableEntry(
      key: key, value: .propertyList(isPlural ? plural : .string(text)), comments: comments)
  }
}
