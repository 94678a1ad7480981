import Testing

@testable import LocalizableStrings

struct NegotiationTests {
  @Test(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
  func `the reader gets the best of what there is`() {
    for test in Conformance.cases("negotiate") {
      let wishes = test.input["desired"]?.strings ?? []
      let available = test.input["supported"]?.strings ?? []
      let first = chain(wishes, available, test.input["default"]?.string ?? "en").first
      #expect(first == test.expect.string, "\(wishes) of \(available)")
    }
  }

  @Test func `every language the reader asks for is kept, then the development language`() {
    #expect(chain(["de-AT", "pl"], ["en", "pl", "de"], "en") == ["de", "pl", "en"])
    #expect(chain(["pt-BR"], ["en", "pt", "pt-BR"], "en") == ["pt-BR", "pt", "en"])
    #expect(chain(["pl"], ["en"], "en") == ["en"])
    #expect(chain([], [], "en") == ["en"])
  }

  @Test func `a language the reader asks for comes before one they merely understand`() {
    #expect(chain(["da", "en"], ["en", "nb"], "fr") == ["en", "nb", "fr"])
  }

  @Test func `the development language is not asked twice`() {
    #expect(chain(["en", "pl"], ["en", "pl"], "en") == ["en", "pl"])
  }

  static let distances: [(LanguageDistance, String, [String])] = [
    (.none, "en-AU", ["fr"]), (.none, "pl-PL", ["pl", "fr"]), (.none, "zh-TW", ["zh-Hant", "fr"]),
    (.region, "en-AU", ["en-GB", "en", "fr"]), (.region, "sr-Latn", ["fr"]),
    (.script, "sr-Latn", ["sr", "fr"]), (.script, "da", ["fr"]), (.language, "da", ["nb", "fr"]),
  ]

  @Test(arguments: distances)
  func `nothing is further from a wish than is allowed`(
    distance: LanguageDistance, wish: String, expected: [String]
  ) {
    let available = ["en", "en-GB", "pl", "zh-Hant", "sr", "nb"]

    #expect(chain([wish], available, "fr", distance) == expected)
  }

  @Test(
    .enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"),
    arguments: SimpleMatching.codes)
  func `a language that nothing is weighed for is as alone as ICU says`(code: String) throws {
    let wish = try #require(Language(code))
    let others =
      Conformance.all.compactMap { Language($0.locale) } + PluralRandomTests.languages
      + SimpleMatching.codes.compactMap { Language($0) } + [
        "da", "nb", "sk", "uk", "ca", "zh", "sr",
      ]
    let strangers = others.filter { $0.code != code }

    #expect(LanguageMatching(available: strangers, distance: .language).weighed(wish) == [])
    #expect(
      LanguageMatching(available: strangers + [wish], distance: .language).weighed(wish) == [wish])
    for region in ["PL", "GB", "US", "BR", "AT", "CN", "IN", "RS", "IL", "EG", "PK", "UZ"] {
      let regional = try #require(Language("\(code)-\(region)"))
      #expect(regional.maximized.script == wish.maximized.script, "\(regional)")
      #expect(
        LanguageMatching(available: strangers + [wish], distance: .language).weighed(regional)
          == [wish])
      #expect(
        LanguageMatching(available: [regional], distance: .language).weighed(wish) == [regional])
    }
  }

  @Test func `numbers are written as in the reader's own region`() {
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
    _ wishes: [String], _ available: [String], _ development: String,
    _ distance: LanguageDistance = .language
  ) -> [String] {
    let tables = available.compactMap { Language($0) }.map { StringsTable(language: $0, pairs: []) }
    return Localizer(
      tables: tables, preferring: wishes.compactMap { Language($0) },
      developmentLanguage: Language(development) ?? "en", distance: distance
    ).chain.map(\.tag)
  }
}

extension LanguageMatching {
  /// What ICU says, without the short way.
  fileprivate func weighed(_ wish: Language) -> [Language] {
    icuMatches(wish).map(\.language)
  }
}
