import Testing

@testable import LocalizableStrings

struct HostileFormatTests {
  /// A small generator, so that a failing seed fails again.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let alphabet = Array("%%%%%$$#@@*..0123456789-+ 'ldifgexXoscuż")

  @Test(arguments: 0..<200)
  func `no format and no arguments stop the program`(seed: Int) {
    var random = Random(state: UInt64(seed))
    let source = String(
      (0..<Int.random(in: 1...24, using: &random)).map { _ in
        HostileFormatTests.alphabet.randomElement(using: &random) ?? "%"
      })
    let values: [any LocalizableArgument] = [
      Int.min, -1, 0, 5, 1_000_000, UInt64.max, 0.5, -Double.infinity, Double.nan, 1e300, "text",
      "",
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
}
