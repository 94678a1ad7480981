import LocalizableStrings
import StringsSyntax
import TestCases
import Testing

@testable import StringsFormats
@testable import StringsTool

@Suite(.ownThread) struct `Converting random texts` {
  @Test(arguments: Seed.few(20, many: 200))
  func `keeps what they show in both directions`(seed: Seed) {
    // Given texts, plurals with several numbers, and texts for devices
    var random = RandomValues(generator: seed.generator)
    let values = (0..<8).map { ("key \($0)", random.value()) }
    var writer = CatalogWriter(sourceLanguage: "en")
    var expected: [String: MessageMeaning] = [:]

    // When a catalog is made of them
    for (key, value) in values {
      writer.set(key, comment: "About \(key)", isStale: false)
      if writer.add(value, forKey: key, in: "en") {
        expected[key] = MessageMeaning(value)
      }
    }
    let bytes = Array(writer.text.utf8)
    let catalog = StringCatalog(bytes: bytes, file: "L.xcstrings")

    // Then it shows the same, and so do the files made of it
    #expect(catalog.diagnostics.isEmpty)
    #expect(expected.count >= 6)
    let inCatalog = catalog.translations.flatMap(\.entries).filter { expected[$0.key] != nil }
    #expect(inCatalog.count == expected.count)
    for entry in inCatalog { #expect(MessageMeaning(entry.value) == expected[entry.key]) }
    let conversion = StringsConversion(bytes: bytes, file: "L.xcstrings")
    #expect(conversion.losses.diagnostics(.error).isEmpty)
    let inFiles = conversion.files.flatMap(\.contents).flatMap { type, text in
      TranslationFile(bytes: Array(text.utf8), name: "L.\(type)").entries
    }
    for entry in inFiles where expected[entry.key] != nil {
      #expect(MessageMeaning(entry.value) == expected[entry.key])
      #expect(entry.comment == "About \(entry.key)")
    }
    #expect(Set(inFiles.map(\.key)).isSuperset(of: expected.keys))
  }

  @Test func `differs where they show something else`() {
    func plural(_ format: String, _ type: String, _ other: String) -> MessageMeaning {
      MessageMeaning(RandomValues.plural(format, [("n", type, [("other", other)])]))
    }
    let meaning = plural("%#@n@", "d", "%d")

    #expect(plural("%1$#@n@", "d", "%1$d") == meaning)
    #expect(plural("%#@n@", "ld", "%d") != meaning)
    #expect(plural("%#@n@", "d", "%ld") != meaning)
    #expect(plural("%2$#@n@", "d", "%2$d") != meaning)
    #expect(plural("%#@n@", "d", "%d ") != meaning)
    #expect(MessageMeaning(.string("a")) != MessageMeaning(.string("b")))
    #expect(MessageMeaning(.string("100%%")) != MessageMeaning(.string("100%")))
  }
}

private struct RandomValues {
  var generator: SeededGenerator

  static func plural(
    _ format: String, _ variables: [(String, String, [(String, String)])]
  ) -> PropertyListValue {
    .dictionary(
      [PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string(format))]
        + variables.map { name, type, forms in
          let settings = [
            ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"),
            ("NSStringFormatValueTypeKey", type),
          ]
          return PropertyListPair(
            key: name,
            value: .dictionary(
              (settings + forms).map { PropertyListPair(key: $0.0, value: .string($0.1)) }))
        })
  }

  mutating func value() -> PropertyListValue {
    switch number(below: 5) {
    case 0: return .string(text())
    case 1: return Self.plural("%#@n@", [variable("n", nil)])
    case 2: return Self.plural("\(text()) %1$@: %2$#@n@", [variable("n", 2)])
    case 3:
      return Self.plural(
        "%#@a@ \(text()) %#@b.c@, %@", [variable("a", nil), variable("b.c", nil)])
    default:
      let devices = ["iphone", "mac", "other"].map { device in
        PropertyListPair(
          key: device,
          value: number(below: 2) == 0
            ? .string(text()) : Self.plural("%#@n@", [variable("n", nil)]))
      }
      return .dictionary([
        PropertyListPair(key: "NSStringDeviceSpecificRuleType", value: .dictionary(devices))
      ])
    }
  }

  private mutating func variable(
    _ name: String, _ position: Int?
  ) -> (String, String, [(String, String)]) {
    let type = ["d", "ld", "lld", "u", ".1f"][number(below: 5)]
    let forms = ["zero", "one", "few", "other"].filter { $0 == "other" || number(below: 2) == 0 }
    let place = position.map { "%\($0)$\(type)" } ?? "%\(type)"
    return (
      name, type,
      forms.map { ($0, number(below: 4) == 0 && $0 != "other" ? text() : "\(text())\(place)") }
    )
  }

  private mutating func text() -> String {
    let pieces = ["a", "ł", "\"", "\\", "<b>", "&amp;", "%%", " ", "\n", "\t", "😀", "*/", "--"]
    return "t" + (0..<number(below: 4)).map { _ in pieces[number(below: pieces.count)] }.joined()
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
