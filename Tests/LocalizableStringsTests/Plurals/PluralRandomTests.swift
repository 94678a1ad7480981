import StringsSyntax
import TestCases
import Testing

@testable import LocalizableStrings

/// Compares the cached categories with those that ICU computes for the formatted number.
struct PluralRandomTests {
  static let languages: [Language] = [
    "en", "pl", "ar", "ru", "fr", "lt", "cy", "lv", "cs", "sl", "ga", "mt", "he", "ro", "pt-PT",
    "es",
    "kw", "br", "dsb", "ja", "is", "mk",
  ]

  @Test(arguments: languages, Seed.few(1, many: 6))
  func `a whole number has the category that ICU computes for its format`(
    language: Language, seed: Seed
  ) {
    var random = seed.generator
    let locale = LocaleData.of(language)
    let format = locale.formats.number("")
    for _ in 0..<100 {
      let bits = Int.random(in: 1...53, using: &random)
      let number = Int64.random(in: (-1 << bits)...(1 << bits), using: &random)
      for rules in [locale.cardinals, locale.ordinals] {
        let (quick, slow) = rules._withUnsafeGuaranteedRef {
          ($0.category(number), $0.category(number, shownBy: format))
        }
        #expect(quick == slow, "\(language) \(number)")
      }
    }
  }

  @Test(arguments: Seed.few(1, many: 5))
  func `the last digits decide about numbers that ICU cannot represent exactly`(seed: Seed) {
    var random = seed.generator
    let english = LocaleData.of("en")
    let polish = LocaleData.of("pl")
    let format = english.formats.number("")
    for _ in 0..<100 {
      let number = Int64.random(in: .min ... .max, using: &random)
      let huge = DecimalNumber("\(number)70000000000000000\(number.magnitude % 100)")
      let last = Int(number.magnitude % 100)
      let isTeen = (11...14).contains(last)
      let ranks: [Int: PluralCategory] = isTeen ? [:] : [1: .one, 2: .two, 3: .few]
      let rank = ranks[last % 10] ?? .other
      let count: PluralCategory = !isTeen && (2...4).contains(last % 10) ? .few : .many
      english.ordinals._withUnsafeGuaranteedRef {
        #expect($0.category(number) == rank, "\(number)")
        #expect($0.category(number, shownBy: format) == rank, "\(number)")
        if let huge { #expect($0.category(huge, shownBy: format) == rank, "\(huge.text)") }
      }
      polish.cardinals._withUnsafeGuaranteedRef {
        #expect($0.category(number) == count, "\(number)")
        #expect($0.category(number, shownBy: format) == count, "\(number)")
      }
    }
  }

  @Test(arguments: languages)
  func `limits of types and of the cache have the right categories`(language: Language) {
    let locale = LocaleData.of(language)
    let format = locale.formats.number("")
    let numbers: [Int64] = [
      .min, .min + 1, .max, .max - 1, 999, 1_000, 1_001, 999_999, 1_000_000, 1_000_001,
      1 << 53, (1 << 53) + 1, (1 << 53) - 1, -1, 0, -2, -1_000_000,
    ]
    for number in numbers {
      let (quick, slow) = locale.cardinals._withUnsafeGuaranteedRef {
        ($0.category(number), $0.category(number, shownBy: format))
      }
      #expect(quick == slow, "\(language) \(number)")
    }
  }

  private static let source = """
    "days" = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatValueTypeKey = ".1f";
      zero = "none"; one = "%.1f one"; few = "%.1f few"; many = "%.1f many"; other = "%.1f other"; }; };
    "any" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
      one = "%@ one"; few = "%@ few"; many = "%@ many"; other = "%@ other"; }; };
    "gaps" = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatValueTypeKey = d;
      one = "%d one"; other = "%d other"; }; };
    """

  @Test func `the formatted number decides the plural form`() {
    let english = TextTable("en", PluralRandomTests.source)
    let polish = TextTable("pl", PluralRandomTests.source)

    #expect(english.text("days", 1) == "1.0 other")
    #expect(english.text("days", 1.5) == "1.5 other")
    #expect(english.text("any", 1.0) == "1 one")
    #expect(english.text("any", 1.5) == "1.5 other")
    #expect(english.text("any", -1) == "-1 one")
    #expect(polish.text("any", 2.0) == "2 few")
    #expect(polish.text("any", 2.5) == "2,5 other")
    #expect(polish.text("days", 2) == "2,0 other")
    #expect(polish.text("any", -22) == "-22 few")
  }

  @Test func `a translation can have a form for zero in every language`() {
    for language: Language in ["en", "pl", "lv", "ar", "ja"] {
      let table = TextTable(language, PluralRandomTests.source)
      #expect(table.text("days", 0) == "none")
      #expect(table.text("days", -0.0) == "none")
    }
    #expect(TextTable("pl", PluralRandomTests.source).text("any", 0) == "0 many")
  }

  @Test func `the form other replaces a missing form`() {
    let polish = TextTable("pl", PluralRandomTests.source)

    #expect(polish.text("gaps", 1) == "1 one")
    #expect(polish.text("gaps", 2) == "2 other")
    #expect(polish.text("gaps", 5) == "5 other")
    #expect(polish.issues == [])
  }
}
