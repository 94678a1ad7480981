import StringsSyntax
import Testing

@testable import LocalizableStrings

/// The localizers that are kept for the fields of requests.
@Suite struct KeptRequestsTests {
  private static let languages: [Language] = ["en", "pl", "de", "pt-BR"]

  private let texts = Localizer(
    tables: languages.map { language in
      let pair = PropertyListPair(key: "a", value: .string(language.tag))
      return StringsTable(language: language, pairs: [pair])
    },
    preferring: [], developmentLanguage: "en", timeZone: .utc)

  @Test func `a field that was seen before has the same localizer`() {
    let first = texts.preferring(acceptLanguage: "pl, en;q=0.7")
    let second = texts.preferring(acceptLanguage: "pl, en;q=0.7")

    #expect(first.storage.choice === second.storage.choice)
    #expect(texts.preferring(acceptLanguage: "de").storage.choice !== first.storage.choice)
  }

  @Test func `names and time zones have the same localizer as before, in any order`() throws {
    let zone = try #require(TimeZoneName("Asia/Tokyo"))
    let first = texts.preferring("pl", nil, acceptLanguage: "de")

    for texts in [texts, texts.showing(timeZone: zone), texts.preferring(["de"])] {
      let second = texts.preferring("pl", nil, acceptLanguage: "de")
      #expect(second.storage.choice === first.storage.choice)
      #expect(second.timeZone == texts.timeZone)
    }
  }

  @Test func `what is a part of one name is no name of its own`() {
    let fields: [[String?]] = [
      ["pl", "de"], ["pl\nde", nil], ["pl", nil], [nil, "pl"], ["", "de"],
    ]
    for _ in 0..<2 {
      for pair in fields {
        let localizer = texts.preferring(pair[0], pair[1], acceptLanguage: "pt-BR")
        let requested = [pair[0] ?? "", pair[1] ?? "", "pt-BR"]
          .flatMap { Language.accepted(by: $0, of: Self.languages) }
        #expect(localizer.chain == texts.preferring(requested).chain, "\(pair)")
      }
    }
  }

  @Test func `what is kept is what the field requests`() {
    let names = ["pl", "de", "pt", "en", "*", "xx", "pl-PL", "de;q=0", "pl;q=0.3", "en;q=0.9", ""]
    for first in names {
      for second in names {
        let header = first + "," + second
        let expected = texts.preferring(
          Language.accepted(by: header, of: Self.languages))
        for _ in 0..<2 {
          let localizer = texts.preferring(acceptLanguage: header)
          #expect(localizer.chain == expected.chain, "\(header)")
          #expect(localizer.text("a") == expected.text("a"), "\(header)")
        }
      }
    }
  }

  @Test func `long fields and old ones are not kept`() {
    let long = "pl" + String(repeating: ", de;q=0.1", count: 40)
    #expect(
      texts.preferring(acceptLanguage: long).storage.choice
        !== texts.preferring(acceptLanguage: long).storage.choice)
    #expect(texts.preferring(long, acceptLanguage: nil).chain == ["pl", "de", "en"])

    // A cache of its own, which has room for fewer requests.
    let settings = SharedTexts.Settings(
      developmentLanguage: "en", cache: FormatCache(budget: 1 << 20))
    let texts = Localizer(
      storage: LocalizerStorage(
        SharedTexts(texts.storage.texts.tables, settings, reporter: IssueReporter { _ in }),
        preferring: [], timeZone: .utc))
    weak var kept: LanguageChoice?
    do { kept = texts.preferring(acceptLanguage: "pl").storage.choice }
    #expect(kept != nil)
    for number in 0..<2_000 { _ = texts.preferring(acceptLanguage: "de;q=0.5, x-\(number)") }
    #expect(kept == nil)
  }
}
