import TestCases
import Testing

@testable import LocalizableStrings

@Suite(.ownThread) struct LanguageMatchingTests {
  @Test(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
  func `the user gets the best available language`() {
    for test in Conformance.cases("negotiate") {
      let requested = test.input["desired"]?.strings ?? []
      let available = test.input["supported"]?.strings ?? []
      let first = chain(requested, available, test.input["default"]?.string ?? "en").first
      #expect(first == test.expect.string, "\(requested) of \(available)")
    }
  }

  @Test func `the chain has every requested language, then the development language`() {
    #expect(chain(["de-AT", "pl"], ["en", "pl", "de"], "en") == ["de", "pl", "en"])
    #expect(chain(["pt-BR"], ["en", "pt", "pt-BR"], "en") == ["pt-BR", "pt", "en"])
    #expect(chain(["pl"], ["en"], "en") == ["en"])
    #expect(chain([], [], "en") == ["en"])
  }

  @Test func `a requested language comes before a related one`() {
    #expect(chain(["da", "en"], ["en", "nb"], "fr") == ["en", "nb", "fr"])
  }

  @Test func `the development language is not in the chain twice`() {
    #expect(chain(["en", "pl"], ["en", "pl"], "en") == ["en", "pl"])
  }

  static let distances: [(LanguageDistance, String, [String])] = [
    (.none, "en-AU", ["fr"]), (.none, "pl-PL", ["pl", "fr"]), (.none, "zh-TW", ["zh-Hant", "fr"]),
    (.region, "en-AU", ["en-GB", "en", "fr"]), (.region, "sr-Latn", ["fr"]),
    (.script, "sr-Latn", ["sr", "fr"]), (.script, "da", ["fr"]), (.language, "da", ["nb", "fr"]),
  ]

  @Test(arguments: distances)
  func `no match exceeds the maximum distance`(
    distance: LanguageDistance, requested: String, expected: [String]
  ) {
    let available = ["en", "en-GB", "pl", "zh-Hant", "sr", "nb"]

    #expect(chain([requested], available, "fr", distance) == expected)
  }

  @Test(
    .enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"),
    arguments: Cases.few(9, of: SimpleMatching.codes))
  func `ICU agrees that a simple language matches no other`(code: String) throws {
    let requested = try #require(Language(code))
    let all =
      Conformance.all.compactMap { Language($0.locale) } + PluralRandomTests.languages
      + SimpleMatching.codes.compactMap { Language($0) } + [
        "da", "nb", "sk", "uk", "ca", "zh", "sr",
      ]
    let others = all.filter { $0.code != code }

    #expect(LanguageMatching(available: others, distance: .language).icuLanguages(requested) == [])
    #expect(
      LanguageMatching(available: others + [requested], distance: .language).icuLanguages(requested)
        == [requested])
    for region in ["PL", "GB", "US", "BR", "AT", "CN", "IN", "RS", "IL", "EG", "PK", "UZ"] {
      let regional = try #require(Language("\(code)-\(region)"))
      #expect(regional.maximized.script == requested.maximized.script, "\(regional)")
      #expect(
        LanguageMatching(available: others + [requested], distance: .language).icuLanguages(
          regional)
          == [requested])
      #expect(
        LanguageMatching(available: [regional], distance: .language).icuLanguages(requested) == [
          regional
        ])
    }
  }

  @Test func `numbers are formatted for the requested region`() {
    let british = Localizer(
      tables: [StringsTable(language: "en", pairs: [])], preferring: ["en-GB"],
      developmentLanguage: "en")
    let danish = Localizer(
      tables: [StringsTable(language: "nb", pairs: [])], preferring: ["da"],
      developmentLanguage: "en")

    #expect(british.language == "en")
    #expect(british.formattingLanguage == "en-GB")
    #expect(danish.formattingLanguage == "nb")
  }

  private func chain(
    _ requested: [String], _ available: [String], _ development: String,
    _ distance: LanguageDistance = .language
  ) -> [String] {
    let tables = available.compactMap { Language($0) }.map { StringsTable(language: $0, pairs: []) }
    return Localizer(
      tables: tables, preferring: requested.compactMap { Language($0) },
      developmentLanguage: Language(development) ?? "en", distance: distance
    ).chain.map(\.tag)
  }
}

extension LanguageMatching {
  /// ICU's matches, without the fast path.
  fileprivate func icuLanguages(_ requested: Language) -> [Language] {
    icuMatches(requested).map(\.language)
  }
}
