internal import CICU
internal import Synchronization

/// Reads dates as a language writes them, for all time zones.
final class DateParser: KeptObject, @unchecked Sendable {
  /// ISO 8601, in any language.
  static let iso = DateParser("en", [.iso])

  // Safe because the ICU date format, which is not thread-safe, is only used under the lock.
  private let handle: OpaquePointer?
  private var calendar: ZoneCalendar?
  private let patterns: [DatePattern]
  private let lock = Mutex<Void>(())
  let size = 60 << 10

  private static let longestText = 256
  /// The years 1000 to 9999 in seconds since 1970, in any zone.
  private static let years = -30_610_300_800.0...253_402_387_200

  convenience init(_ language: Language) {
    let fields: [DateFormat.Fields] = [
      .style(date: .short, time: nil), .style(date: .medium, time: nil), .skeleton("yMd"),
    ]
    self.init(
      language,
      fields.compactMap { DateFormat(language, $0).pattern }.map { DatePattern($0) })
  }

  private init(_ language: Language, _ patterns: [DatePattern]) {
    self.patterns = patterns
    handle = cicu_date_open_skeleton(language.tag, "yMd")
    calendar = handle.flatMap(cicu_date_calendar).map { ZoneCalendar($0) }
  }

  deinit { cicu_date_close(handle) }

  /// Returns the start of the day, or `nil` if the whole text is not a date.
  func time(from text: String, in zone: TimeZoneName) -> Timestamp? {
    // C would ignore everything after a NUL.
    guard let handle, text.utf8.count <= DateParser.longestText, !text.utf8.contains(0) else {
      return nil
    }
    let (spaced, compact) = (DatePattern.unified(text), DatePattern.compact(text))
    return lock.withLock { _ in
      calendar?.set(zone)
      guard let local = calendar?.handle else { return nil }
      for pattern in patterns {
        let text = pattern.isNumeric ? compact : spaced
        for form in pattern.forms {
          var milliseconds = 0.0
          if cicu_date_parse(handle, local, form, text, &milliseconds),
            DateParser.years.contains(milliseconds / 1_000)
          {
            return Timestamp(secondsSince1970: milliseconds / 1_000)
          }
        }
      }
      return nil
    }
  }
}
