public import LocalizableStrings

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Timestamp {
  /// The point in time of a date of Foundation.
  ///
  /// ```swift
  /// print(localizer.date(Timestamp(article.published), .long))
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
  /// The language of Foundation's `Locale.current.language`, with its script and region if it names them; returns `nil` if its code
  /// is none.
  public init?(_ language: Locale.Language) {
    let parts = [
      language.languageCode?.identifier, language.script?.identifier, language.region?.identifier,
    ]
    guard parts[0] != nil else { return nil }
    self.init(parts.compactMap(\.self).joined(separator: "-"))
  }
}

extension Locale.Language {
  /// The language of Foundation of a tag.
  public init(_ language: Language) { self.init(identifier: language.tag) }
}
