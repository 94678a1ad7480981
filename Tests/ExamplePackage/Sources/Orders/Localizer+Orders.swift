public import Sternik

extension Localizer {
  /// The texts of the program.
  public static let orders = Localizer(
    tables: Localizations.tables, preferring: [],
    developmentLanguage: Localizations.developmentLanguage)
}
