public import Foundation
public import LocalizableStrings

extension Timestamp {
  /// The point in time of a date of Foundation.
  ///
  /// ```swift
  /// let localizer = Localizer(tables: [], preferring: ["pl"], developmentLanguage: "en")
  /// print(localizer.date(Timestamp(Date.now)))  // 30 listopada 2026
  /// ```
  public init(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }
}

extension Date {
  /// The date of Foundation of a point in time.
  public init(_ timestamp: Timestamp) {
    self.init(timeIntervalSince1970: timestamp.secondsSince1970)
  }
}

extension TimeZoneName {
  /// The name of a zone of Foundation; returns `nil` if ICU does not know it.
  ///
  /// A zone that is so many seconds from Greenwich has a name such as `GMT+0200`.
  public init?(_ zone: TimeZone) { self.init(zone.identifier) }
}

extension TimeZone {
  /// The zone of Foundation of a name; returns `nil` if Foundation does not know it.
  public init?(_ name: TimeZoneName) { self.init(identifier: name.identifier) }
}

extension Language {
  /// The language of Foundation's `Locale.current.language`, with its region if it names one, and its script unless that is the
  /// likely one, which Foundation adds; returns `nil` if it has no code.
  public init?(_ language: Locale.Language) {
    guard let code = language.languageCode?.identifier else { return nil }
    let region = language.region.map { "-\($0.identifier)" } ?? ""
    self.init(code + region)
    guard let script = language.script?.identifier, maximized.script != script else { return }
    self.init("\(code)-\(script)\(region)")
  }
}

extension Locale.Language {
  /// The language of Foundation of a tag.
  public init(_ language: Language) { self.init(identifier: language.tag) }
}
