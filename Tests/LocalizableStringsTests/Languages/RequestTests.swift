import StringsSyntax
import Testing

@testable import LocalizableStrings

/// The languages of a request that has several sources of them: a path, a cookie, a header.
@Suite struct RequestTests {
  private func texts(
    _ languages: [Language], distance: LanguageDistance = .language
  ) -> Localizer {
    Localizer(
      tables: languages.map { StringsTable(language: $0, pairs: []) }, preferring: [],
      developmentLanguage: "en", distance: distance, timeZone: .utc)
  }

  private static let requests: [([String?], String?, [Language])] = [
    (["pl", "de"], "pt-BR", ["pl", "de", "pt-BR", "en"]),
    ([nil, "de"], "pl, en", ["de", "pl", "en"]),
    ([nil, nil], "pl", ["pl", "en"]),
    (["", ""], "", ["en"]),
    (["pl"], nil, ["pl", "en"]),
    ([], nil, ["en"]),
    // What names no language, or one that is missing, leaves the choice to the next source.
    (["about", "fr"], "de;q=0.5", ["de", "en"]),
    (["../../etc/passwd", "\0pl"], "pl", ["pl", "en"]),
    // The path is not refused by what the header refuses.
    (["pl"], "pl;q=0, de", ["pl", "de", "en"]),
    (["PL_pl.UTF-8", "pt_br"], "*", ["pl", "pt-BR", "en", "de"]),
    (["en"], "pl", ["en", "pl"]),
  ]

  @Test(arguments: requests)
  func `the first source with an available language leads`(
    names: [String?], header: String?, chain: [Language]
  ) {
    let texts = texts(["de", "en", "pl", "pt-BR"])
    let localizer =
      switch names.count {
      case 0: texts.preferring(acceptLanguage: header)
      case 1: texts.preferring(names[0], acceptLanguage: header)
      default: texts.preferring(names[0], names[1], acceptLanguage: header)
      }

    #expect(localizer.chain == chain)
  }

  @Test func `a name opens only formats of languages, scripts and regions that are known`() {
    let texts = texts(["en", "pl"])

    for name in ["pl-QQ", "pl-x-anything", "pl-u-nu-arab", "pl-abcde", "pl-Qaaq"] {
      #expect(texts.preferring(name, acceptLanguage: nil).formattingLanguage == "pl", "\(name)")
    }
    #expect(texts.preferring("pl-US", acceptLanguage: nil).formattingLanguage == "pl-US")
    #expect(texts.preferring(["pl-u-nu-arab"]).formattingLanguage.tag == "pl-u-nu-arab")
  }

  @Test func `a language has a best available one, or none`() {
    let texts = texts(["en-GB", "nb", "pt-BR", "pt-PT", "zh-Hant"])

    let best = ["en", "en-AU", "da", "pt", "pt-MZ", "zh-TW", "zh-HK", "pt-BR"]
      .map { Language($0).flatMap(texts.bestAvailable)?.tag }
    #expect(best == ["en-GB", "en-GB", "nb", "pt-BR", "pt-PT", "zh-Hant", "zh-Hant", "pt-BR"])
    #expect(texts.bestAvailable(for: "fr") == nil)
    #expect(self.texts(["nb"], distance: .script).bestAvailable(for: "da") == nil)
  }
}
