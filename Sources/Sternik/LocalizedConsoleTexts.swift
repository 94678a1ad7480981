internal import ConsoleTexts
internal import LocalizableStrings

/// Looks the texts of the console up: in the program's tables, then in those that come with the package.
struct LocalizedConsoleTexts: Sendable {
  let localizer: Localizer

  init(_ localizer: Localizer) {
    self.localizer = localizer.extended(
      by: ConsoleTexts.tables, developmentLanguage: ConsoleTexts.developmentLanguage)
  }

  /// The text of a key, which is given without its prefix.
  subscript(key: String, arguments: any LocalizableArgument...) -> String {
    let key = ConsoleTexts.keyPrefix + key
    return localizer.text(key, arguments, else: key)
  }
}
