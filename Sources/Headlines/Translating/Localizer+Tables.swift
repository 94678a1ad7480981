import Sternik

extension Localizer {
  /// Other texts for the same reader.
  func replacing(tables: [StringsTable]) -> Localizer {
    Localizer(
      tables: tables, preferring: [formattingLanguage] + chain,
      developmentLanguage: developmentLanguage, timeZone: timeZone)
  }
}
