extension Localizer {
  /// Formats a date in the localizer's time zone: `August 21, 2026`.
  public func date(_ time: Timestamp, style: DateStyle = .long) -> String {
    format(.style(date: style, time: nil), time)
  }

  /// Formats a time of day in the localizer's time zone: `12:00 PM`.
  public func time(_ time: Timestamp, style: DateStyle = .short) -> String {
    format(.style(date: nil, time: style), time)
  }

  /// Formats a date and time in the localizer's time zone: `August 21, 2026 at 12:00 PM`.
  public func dateAndTime(
    _ time: Timestamp, dateStyle: DateStyle = .long, timeStyle: DateStyle = .short
  ) -> String {
    format(.style(date: dateStyle, time: timeStyle), time)
  }

  /// Formats a date with the fields of a skeleton, such as `yMMMMd`, in the order of the language.
  ///
  /// The skeleton consists of Unicode's date field symbols (UTS #35). If ICU has no pattern for it, the
  /// issue is reported and the date shown in the medium style.
  public func date(_ time: Timestamp, skeleton: String) -> String {
    let text = format(.skeleton(skeleton), time)
    guard text.isEmpty else { return text }
    reportSkeleton(skeleton)
    return date(time, style: .medium)
  }

  /// Reads a date that a person wrote in the user's language: `31.12.2026` in German or Polish.
  ///
  /// The whole text has to be a date in the short or medium style, with the numbers of day, month and year in the order of the
  /// language, or in the form of ISO 8601, `2026-12-31`. All kinds of spaces are the same, and between numbers and
  /// punctuation they may be left out. A year of two digits is at most 80 years ago and 20 years away. The result is the
  /// start of the day in the localizer's time zone, in the years 1000 to 9999.
  ///
  /// - Returns: `nil` for any other text, and for a date that does not exist, such as February 30.
  public func date(from text: String) -> Timestamp? {
    storage.locale.formats.dateParser.time(from: text, in: timeZone)
      ?? DateParser.iso.time(from: text, in: timeZone)
  }

  /// Formats a time relative to now in the largest suitable unit: `2 hours ago`, `yesterday`.
  ///
  /// Days are calendar days in the localizer's time zone: an hour after midnight, eight hours ago is
  /// yesterday. Times less than 45 seconds away are `now`.
  public func relative(
    _ time: Timestamp, to now: Timestamp, width: FormatWidth = .wide
  ) -> String {
    let offsets = ZoneOffsets.shared
    let relative = RelativeTime(
      time.secondsSince1970, from: now.secondsSince1970,
      offset: offsets.offset(timeZone, at: time),
      referenceOffset: offsets.offset(timeZone, at: now))
    return self.relative(Double(relative.value), unit: relative.unit, width: width)
  }

  /// Formats a relative time in a given unit; negative values are in the past.
  ///
  /// `usesWords` allows words such as `yesterday` if the language has them.
  public func relative(
    _ value: Double, unit: RelativeUnit, width: FormatWidth = .wide, usesWords: Bool = true
  ) -> String {
    storage.formatted(
      storage.locale.formats.relative(width).string(value, unit, usesWords: usesWords))
  }

  private func format(_ fields: DateFormat.Fields, _ time: Timestamp) -> String {
    storage.formatted(storage.locale.formats.date(fields).string(time, in: timeZone))
  }
}
