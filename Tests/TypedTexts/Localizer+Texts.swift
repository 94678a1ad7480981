public import LocalizableStrings

extension Localizer {
  /// A localizer of the texts of this target in one language.
  public static func texts(in language: Language) -> Localizer {
    Localizer(
      tables: Localizations.tables, preferring: [language],
      developmentLanguage: Localizations.developmentLanguage)
  }
}
