import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@testable import StringsCompiler

/// Texts for the console of Sternik among the translations of a target.
@Suite struct `Texts for the console` {
  @Test func `are missing only in a target that shows the console, or has some of them`() {
    var german = TargetTranslations(["en": "a = A;", "de": "a = B;"])
    #expect(german.diagnostics.isEmpty)

    german.showsConsole = true

    #expect(german.diagnostics.map(\.code) == [.missingLibraryText])
    let some = TargetTranslations(["de": "\"sternik.open\" = \"öffnen\";"])
    #expect(some.diagnostics.count == 1)
    #expect(
      some.diagnostics.first?.message.hasPrefix(
        "\(LibraryTexts.console.entries.count - 1) texts of the console are not translated into de: "
      )
        == true)
  }

  @Test func `are checked like those of a translation`() {
    let wrong = TargetTranslations([
      "en": "\"sternik.opne\" = \"select\"; \"sternik.linear.backTo\" = \"%2$@\";"
    ])

    #expect(
      wrong.diagnostics.map(\.code) == [
        .unknownLibraryText, .placeholderMismatch, .placeholderMismatch,
      ])
  }

  @Test func `are embedded without typed keys`() {
    let translations = TargetTranslations(["en": "a = A; \"sternik.open\" = \"select\";"])

    #expect(translations.typedKeys.map(\.key) == ["a"])
    #expect(translations.generated.files[0].source.contains("\"sternik.open\" = \"select\";"))
  }
}
