import Testing

@testable import LocalizableStrings

/// Variants of languages, such as `ca-valencia`.
@Suite struct `Variants` {
  private func chain(_ requested: [Language], _ available: [Language]) -> [Language] {
    LanguageMatching(available: available, distance: .language)
      .chain(preferring: requested, developmentLanguage: "en").map(\.language)
  }

  @Test func `a tag has its variants, and they are no script or region`() {
    #expect(Language("de-1996").variants == ["1996"])
    #expect(Language("de-1996").script == nil)
    #expect(Language("ca-ES-valencia").region == "ES")
    #expect(Language("ca_ES@valencia").variants == ["valencia"])
    #expect(Language("ca-ES-valencia").withoutVariants == "ca-ES")
    #expect(Language("zh-Hant-TW").variants == [])
  }

  @Test func `a variant is not chosen for the plain language`() {
    #expect(chain(["ca"], ["ca-valencia", "ca", "en"]) == ["ca", "ca-valencia", "en"])
    #expect(chain(["de-AT"], ["de-1901", "de", "en"]) == ["de", "de-1901", "en"])
  }

  @Test func `a variant is found, and the plain language stands in for it`() {
    #expect(chain(["ca-valencia"], ["ca", "ca-valencia", "en"]) == ["ca-valencia", "ca", "en"])
    #expect(chain(["ca-ES-valencia"], ["ca", "ca-valencia"]) == ["ca-valencia", "ca", "en"])
    #expect(chain(["de-1996"], ["de", "en"]) == ["de", "en"])
    #expect(chain(["de"], ["de-1996", "en"]) == ["de-1996", "en"])
  }
}
