import StringsSyntax
import Testing

@testable import LocalizableStrings

struct IntegerTests {
  static let languages: [Language] = [
    "en", "pl", "de", "de-CH", "fr", "es", "pt-PT", "it", "hi", "bn", "ar", "ar-EG", "fa", "he",
    "ja",
    "zh-Hant", "th", "my", "ne", "sw", "br", "kw", "ga", "cy", "lt", "lv", "ru", "uk", "sl", "mt",
    "ff-Adlm", "en-u-nu-mathsans", "zh-u-nu-hanidec",
  ]

  @Test(arguments: languages)
  func `integers written without ICU equal those by ICU`(language: Language) {
    let locale = LocaleData.of(language)
    let format = locale.formats.number("")
    var number: Int64 = 0
    var different: [Int64] = []
    while number < 1_100_000 {
      let quick = TextSink.text { sink in
        locale.integers._withUnsafeGuaranteedRef { $0.write(number, to: &sink) }
      }
      if quick != format.string(number) { different.append(number) }
      number += number < 200 ? 1 : 1 + number / 29
    }

    #expect(different == [])
  }

  @Test(arguments: ["en", "pl", "de-CH", "hi", "ar-EG", "fa", "my", "th", "ff-Adlm"] as [Language])
  func `integers below a million need no ICU`(language: Language) {
    let count = LocaleData.of(language).integers._withUnsafeGuaranteedRef { $0.patternCount }

    #expect(count == 6)
  }

  @Test(arguments: languages)
  func `a cached category equals the one by ICU`(language: Language) {
    let locale = LocaleData.of(language)
    let format = locale.formats.number("")
    let numbers = [0, 1_000, 10_000, 99_000, 100_000, 999_000, 1_000_000, 2_000_000].flatMap {
      start in (0..<125).map { Int64(start + $0) }
    }
    let different = locale.cardinals._withUnsafeGuaranteedRef { rules in
      numbers.filter { rules.category($0) != rules.category($0, shownBy: format) }
    }

    #expect(different == [])
  }

  @Test func `a large number has its category, whichever others were asked for`() {
    let rules = PluralRules("pl")
    // All of them have the same place.
    let numbers = (0..<40).flatMap { _ in [1_002, 1_005 + 253, 1_002 + 512, 2_026, Int64.max, .min]
    }

    let different = numbers.filter { rules.category($0) != PluralRules("pl").category($0) }

    #expect(different == [])
  }

  @Test func `the categories are those of CLDR, also of fractions and round millions`() {
    let languages: [Language] = ["ja", "en", "fr", "pl", "pt-PT", "ar", "und", "cs-CZ"]

    #expect(
      languages.map {
        $0.pluralCategories(.cardinal).map(\.rawValue).sorted().joined(separator: " ")
      }
        == [
          "other", "one other", "many one other", "few many one other", "many one other",
          "few many one other two zero", "other", "few many one other",
        ])
  }
}
