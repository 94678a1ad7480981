import ConsoleLibrary
import LocalizableStrings
import Sternik
import StringsFormats
import StringsSyntax
import Testing

@MainActor
struct `The article about texts of the console` {
  private let article: Page

  init() throws { article = try Page("Sources/Sternik/Sternik.docc/TextsOfTheConsole.md") }

  @Test func `lists every text, in each language of the package`() {
    let languages = LibraryTexts.console.translations.map { translation in
      Dictionary(uniqueKeysWithValues: translation.entries.map { ($0.key, $0.value) })
    }
    let rows = LibraryTexts.console.entries.map { entry in
      let texts = languages.map { texts in texts[entry.key].map(shown) ?? "" }
      return "| `\(entry.key)` | \(texts.joined(separator: " | ")) |"
    }

    #expect(article.text.hasSuffix("\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n"))
  }

  /// The text, or the forms of the plural.
  private func shown(_ value: PropertyListValue) -> String {
    guard case .plural(let message) = Message(value),
      let variable = message.variables.values.first
    else { return value.string ?? "" }
    return PluralCategory.allCases.compactMap { variable.forms[$0]?.source }.joined(separator: ", ")
  }
}
