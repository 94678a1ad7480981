import Testing

@testable import LocalizableStrings

struct LanguageTests {
  @Test func `POSIX locale names become tags`() throws {
    for test in Conformance.cases("posix_name") {
      let name = try #require(test.input.string)
      #expect(Language(name)?.tag == test.expect.string, "\(name)")
    }
  }

  @Test func `the environment requests languages by gettext's rules`() {
    for test in Conformance.cases("posix_env") {
      let variables = (test.input.object ?? [:]).compactMapValues(\.string)
      let languages = LanguageEnvironment(variables).languages
      #expect(languages.map(\.tag) == test.expect.strings, "\(variables)")
    }
  }

  @Test
  func `numbers and dates are in the language of the texts, whatever other variables are set`() {
    let environment = LanguageEnvironment([
      "LANG": "en_GB.UTF-8", "LC_TIME": "pl_PL.UTF-8", "LC_NUMERIC": "de_DE.UTF-8",
      "LC_MONETARY": "pl_PL.UTF-8", "LC_COLLATE": "pl_PL.UTF-8",
    ])
    let localizer = Localizer(
      tables: [StringsTable(language: "en", pairs: [])], preferring: environment.languages,
      developmentLanguage: "pl", timeZone: .utc)

    #expect(localizer.formattingLanguage == "en-GB")
    #expect(localizer.number(1_234.5) == "1,234.5")
    #expect(localizer.date(Timestamp(secondsSince1970: 0)) == "1 January 1970")
  }

  @Test(
    arguments: [
      ("iw", "he"), ("in-ID", "id-ID"), ("ZH-hant-tw", "zh-Hant-TW"), ("pl_pl", "pl-PL"),
      ("es_419", "es-419"), ("sl-rozaj", "sl-rozaj"), ("tt_RU@iqtelif", "tt-Latn-RU"),
    ])
  func `tags are canonicalized`(name: String, tag: String) {
    #expect(Language(name)?.tag == tag)
  }

  @Test(
    arguments: [
      "", "C", "POSIX", "C.UTF-8", "e", "en--US", "en-", "-en", "日本", "en_US.", "en@", "pl@a@b",
    ])
  func `a name of no language is rejected`(name: String) {
    #expect(Language(name) == nil)
  }

  @Test func `ICU agrees that a simple tag is canonical`() {
    for tag in ["pl", "pl-PL", "sr-Latn", "sr-Latn-RS", "en-GB", "zh-Hant-TW"] {
      #expect(SimpleTag.isCanonical(tag))
      #expect(Language("x-" + tag) == nil)
      #expect(Language(tag.lowercased())?.tag == tag)
    }
    for tag in ["iw", "no", "en-UK", "PL", "pol", "pl-pl", "pl-PL-x-a"] {
      #expect(!SimpleTag.isCanonical(tag))
    }
  }

  @Test func `a tag has a language code, a script and a region`() {
    let taiwan: Language = "zh-Hant-TW"
    let latin: Language = "es-419"

    #expect(taiwan.code == "zh")
    #expect(taiwan.script == "Hant")
    #expect(taiwan.region == "TW")
    #expect(latin.script == nil)
    #expect(latin.region == "419")
    #expect(Language("zh-TW").maximized == taiwan)
    #expect(Language("pl-Latn-PL").minimized == "pl")
    #expect(Language("ar").isRightToLeft)
    #expect(!latin.isRightToLeft)
  }
}
