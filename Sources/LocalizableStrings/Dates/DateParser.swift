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
    let patterns = fields.compactMap { DateFormat(language, $0).pattern }.map { DatePattern($0) }
    let short = patterns.first(where: \.isNumeric)
    // In a few languages, numbers alone have day and month in another order than the short style, or than ISO 8601: one text
    // must not mean two days.
    self.init(
      language,
      patterns.filter { pattern in
        guard let short, pattern.isNumeric, pattern.order != short.order else { return true }
        let isOther = (pattern.order.first == "y") != (short.order.first == "y")
        return isOther && pattern.order != "ydM"
      })
  }

  private init(_ language: Language, _ patterns: [DatePattern]) {
    self.patterns = patterns
    handle = cicu_date_open_skeleton(language.tag, "yMd")
    calendar = handle.flatMap(cicu_date_calendar).map { ZoneCalendar($0) }
  }

  deinit { cicu_date_close(handle) }

  /// Whether a number has more than four digits, or an exponent: ICU would read `1e1` and 4294967298.
  private static func hasOtherNumbers(_ text: String) -> Bool {
    var (digits, followsDigit, followsExponent) = (0, false, false)
    for scalar in text.unicodeScalars {
      let isDigit = scalar.properties.numericType == .decimal
      digits = isDigit ? digits + 1 : 0
      if digits > 4 || isDigit && followsExponent { return true }
      followsExponent = followsDigit && (scalar == "e" || scalar == "E")
      followsDigit = isDigit
    }
    return false
  }

  /// Returns the start of the day, or `nil` if the whole text is not a date.
  func time(from text: String, in zone: TimeZoneName) -> Timestamp? {
    // C would ignore everything after a NUL.
    guard let handle, text.utf8.count <= DateParser.longestText, !text.utf8.contains(0),
      !DateParser.hasOtherNumbers(text)
    else { return nil }
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
