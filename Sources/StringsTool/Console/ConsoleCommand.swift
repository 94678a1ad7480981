import ArgumentParser
import ConsoleLibrary
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The command `console`.
struct ConsoleCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "console",
    abstract: "Print the texts of Sternik's console, to translate or replace them.",
    discussion: """
      The output is a .strings file in English, or in the language if its texts come with Sternik, with a \
      comment on each text and the plural forms of the language. Put it into the folder of the language, \
      as Sternik.strings or as a part of Localizable.strings, and translate it:

      sternik-strings console de >Localizations/de.lproj/Sternik.strings
      """)

  @Argument(help: ArgumentHelp("The language of the translation, such as de.", valueName: "tag"))
  var language: Language

  @Option(
    help: ArgumentHelp(
      "A translation folder; texts that it has in the language are left out.", valueName: "path"))
  var missingIn: String?

  func result() throws -> CommandResult {
    var known: Set<String> = []
    if let missingIn {
      let search = TranslationSearch(path: missingIn)
      guard search.errors.isEmpty else {
        return CommandResult(
          errorOutput: search.errors.map(\.line).joined(), status: .unusable)
      }
      let library = LibraryTexts.console
      for folder in search.found.map(\.folder) {
        known.formUnion(
          Set(library.entries.map(\.key))
            .subtracting(library.missingKeys(in: language, of: folder)))
      }
    }
    return CommandResult(output: ConsoleTemplate(language: language, without: known).text)
  }
}
