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

    #expect(first.storage === second.storage)
    #expect(texts.preferring(acceptLanguage: "de").storage !== first.storage)
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
      texts.preferring(acceptLanguage: long).storage
        !== texts.preferring(acceptLanguage: long).storage)

    // A cache of its own, which has room for fewer requests.
    let settings = LocalizerStorage.Settings(
      developmentLanguage: "en", distance: .language, timeZone: .utc, isolatesArguments: true,
      cache: FormatCache(budget: 1 << 20))
    let texts = Localizer(
      storage: LocalizerStorage(
        tables: texts.storage.tables, preferring: [], settings, reporter: IssueReporter { _ in }))
    weak var kept: LocalizerStorage?
    do { kept = texts.preferring(acceptLanguage: "pl").storage }
    #expect(kept != nil)
    for number in 0..<2_000 { _ = texts.preferring(acceptLanguage: "de;q=0.5, x-\(number)") }
    #expect(kept == nil)
  }
}
