import StringsSyntax
import TestCases
import Testing

@testable import LocalizableStrings

struct HostileFormatTests {
  private struct Exact: LocalizableArgument {
    var text: String
    var localizableValue: LocalizableValue { .decimal(text) }
  }

  private static let alphabet = Array("%%%%%$$#*..0123456789-+ 'ldifgexXoscuż\0")

  @Test(arguments: Seed.few(20, many: 200))
  func `no format and no arguments trap`(seed: Seed) {
    var random = seed.generator
    let source = String(
      (0..<Int.random(in: 1...24, using: &random)).map { _ in
        HostileFormatTests.alphabet.randomElement(using: &random) ?? "%"
      })
    let values: [any LocalizableArgument] = [
      Int.min, -1, 0, 5, 1_000_000, UInt64.max, 0.5, -Double.infinity, Double.nan, 1e300, "text",
      "", "\0", "\u{5D0}\u{202E}", Int128.min, UInt128.max, Float.nan, Exact(text: "1e9"),
      Exact(text: "-0.50"), Int.max,
    ]
    let arguments = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      values.randomElement(using: &random) ?? 0
    }
    let table = StringsTable(
      language: "pl", pairs: [PropertyListPair(key: "key", value: .string(source))])
    let localizer = Localizer(tables: [table], preferring: ["pl"], developmentLanguage: "en")

    let text = localizer.text("key", arguments)

    #expect(text.utf8.count < 20_000)
    #expect(localizer.text("key") == source)
    let pieces = Format(source).pieces.map { piece in
      switch piece {
      case .text(let text): text.replacing("%", with: "%%")
      case .placeholder(let placeholder): placeholder.source
      }
    }
    #expect(Format(pieces.joined()).pieces == Format(source).pieces)
  }

  static let absurd: [(String, [any LocalizableArgument])] = [
    ("%*d", [Int.min, 5]), ("%*d", [Int.max, 5]), ("%*d", [UInt64.max, 5]), ("%*d", ["x", 5]),
    ("%-*d", [Int32.min, 5]), ("%.*f", [Int.min, 0.5]), ("%.*f", [Int.max, 0.5]),
    ("%2147483648d", [1]), ("%99999999999d", [1]), ("%.99999999999f", [1]),
    ("%1000.1000f", [1e308]),
    ("%0$@", ["a"]), ("%18446744073709551616$@", ["a"]), ("%99$@", ["a"]), ("%1$*1$d", [3]),
    ("%f", [Double.nan]), ("%d", [Double.nan]), ("%.0f", [-Double.infinity]),
    ("%g", [Double.leastNonzeroMagnitude]),
    ("%e", [Double.greatestFiniteMagnitude]), ("%c", [0xD800]), ("%c", [Int.min]), ("%c", [0]),
    ("%s", ["a\0b"]), ("%n", [1]), ("%s%s%s%s%n", []), ("%hhn", [1]), ("%p", [1]), ("%@%@%@", []),
    ("%#@a@", [1]), ("%1$#@a@%#@", [1]), ("\u{0}%d\u{0}", [1]), ("%o", [Int.min]),
    ("%x", [Int128.min]), ("%d", [UInt128.max]), ("%020x", [UInt64.max]),
    ("%+ #-0'*.*lld", [1, 2, 3]),
  ]

  @Test(arguments: absurd.indices)
  func `an absurd format shows some text in every language`(index: Int) {
    let (format, arguments) = HostileFormatTests.absurd[index]
    for language: Language in ["en", "ar", "hi", "pl"] {
      let table = StringsTable(
        language: language, pairs: [PropertyListPair(key: "key", value: .string(format))])
      let localizer = Localizer(tables: [table], preferring: [language], developmentLanguage: "en")

      let text = localizer.text("key", arguments)

      #expect(!text.isEmpty)
      #expect(text.utf8.count < 10_000)
    }
  }

  @Test func `a table with ill-formed UTF-8 does not trap`() {
    var bytes = Array(#""key" = "%d "#.utf8)
    bytes += [0xED, 0xA0, 0x80, 0xFF]
    bytes += Array(#""; "other" = "%@";"#.utf8)
    let table = StringsTable(language: "en", document: StringsDocument(bytes: bytes))
    let localizer = Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en")

    #expect(localizer.text("other", ["a\u{0}b"]) == "a\u{0}b")
    #expect(!localizer.text("key", [1]).isEmpty)
  }
}
