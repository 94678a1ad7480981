import Sternik

extension Localizer {
  /// A localizer with other texts and the same languages and time zone.
  func replacing(tables: [StringsTable]) -> Localizer {
    Localizer(
      tables: tables, preferring: [formattingLanguage] + chain,
      developmentLanguage: developmentLanguage, timeZone: timeZone)
  }
}
