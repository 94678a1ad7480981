package import LocalizableStrings

/// The texts of the console itself, such as `sternik.open`, in the languages that come with the package.
///
/// A program translates them into another language, or replaces them, by the same keys in its own tables.
package enum ConsoleTexts {
  /// The beginning of every key.
  package static let keyPrefix = "sternik."

  /// The language that has every key.
  package static let developmentLanguage: Language = "en"

  /// The keys of the commands of the linear form, in the order in which the console compares them with a line.
  package static let commandKeys = [
    "linear.help", "back", "quit", "linear.nextPage", "linear.previousPage", "linear.again",
  ].map { keyPrefix + $0 }

  /// The text of each language's file.
  package static let files: [(language: Language, text: StaticString)] = [("en", en), ("pl", pl)]

  /// The tables of a `Localizer`.
  package static let tables = files.map { StringsTable(language: $0.language, source: $0.text) }
}
