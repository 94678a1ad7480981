import LocalizableStrings
import Sternik
import Testing

@testable import ConsoleTesting

@Suite struct `Languages of a walkthrough` {
  @Test(arguments: [["en"], ["de-AT", "en", "pl"], ["en-GB", "en", "he", "ja"]])
  func `fall back as their localizers do`(available: [String]) throws {
    let tables = try available.map { tag in
      StringsTable(language: try #require(Language(tag)), source: "save = \"Save\";")
    }
    let localizer = Localizer(tables: tables, preferring: ["pl"], developmentLanguage: "en")

    let languages = WalkthroughLanguages.all.languages(of: localizer)

    #expect(languages.count == available.count + PseudoLanguage.allCases.count)
    for language in languages {
      #expect(language.chain(of: localizer) == language.localizer(from: localizer).chain)
    }
  }
}
