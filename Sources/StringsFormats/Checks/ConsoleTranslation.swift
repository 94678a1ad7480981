internal import ConsoleTexts
package import LocalizableStrings
import StringsSyntax

/// The texts of the console of Sternik, which a program translates or replaces by the same keys.
package enum ConsoleTranslation {
  /// The languages that come with the package.
  package static let translations = ConsoleTexts.files.map { language, text in
    let file = TranslationFile(bytes: Array("\(text)".utf8), name: "Sternik.strings")
    return Translation(language: language, files: [file])
  }

  /// Each text in the language that has all of them, in the order of its file.
  package static let source =
    translations.first {
      $0.language == ConsoleTexts.developmentLanguage
    }?.entries ?? []

  /// The texts that others are compared with.
  static let checkedSource = CheckedSource(
    Translation(
      language: ConsoleTexts.developmentLanguage,
      files: [TranslationFile(name: "", entries: source)]))

  /// The keys of the commands of the linear form, in the order in which the console compares them with a line.
  static let commandKeys = [
    "linear.help", "back", "quit", "linear.nextPage", "linear.previousPage", "linear.again",
  ].map { ConsoleTexts.keyPrefix + $0 }

  /// Whether a key is meant for the console.
  package static func owns(_ key: String) -> Bool { key.hasPrefix(ConsoleTexts.keyPrefix) }

  /// Whether the texts come with the package in a language, perhaps of another region.
  package static func includes(_ language: Language) -> Bool {
    translations.contains { $0.language.code == language.code }
  }
}
