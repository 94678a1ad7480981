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

  @Test func `rules that repeat every thousand are recognized`() {
    #expect(RepeatingPluralRules.isPeriodic("v = 0 and i % 10 = 2..4 and i % 100 != 12..14"))
    #expect(
      RepeatingPluralRules.isPeriodic("e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    )
    #expect(RepeatingPluralRules.isPeriodic(""))
    #expect(!RepeatingPluralRules.isPeriodic("n % 1000000 = 100000"))
    #expect(!RepeatingPluralRules.isPeriodic("n % 100000 = 1000..20000"))
    #expect(!RepeatingPluralRules.isPeriodic("n = 1000"))
    #expect(!RepeatingPluralRules.isPeriodic("n % 7 = 1"))
    #expect(RepeatingPluralRules.isOneThousand("pl"))
    #expect(RepeatingPluralRules.isOneThousand("pt-BR"))
    #expect(!RepeatingPluralRules.isOneThousand("kw"))
  }
}
