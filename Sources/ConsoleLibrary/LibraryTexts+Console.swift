internal import ConsoleTexts
package import StringsFormats

extension LibraryTexts {
  /// The texts of the console of Sternik, for the checks of translations.
  package static let console = LibraryTexts(
    name: "the console", keyPrefix: ConsoleTexts.keyPrefix,
    translations: ConsoleTexts.files.map { language, text in
      let file = TranslationFile(bytes: Array("\(text)".utf8), name: "Sternik.strings")
      return Translation(language: language, files: [file])
    }, developmentLanguage: ConsoleTexts.developmentLanguage,
    commandKeys: ConsoleTexts.commandKeys, usesLocalizer: true, printedBy: "sternik-strings console"
  )
}
