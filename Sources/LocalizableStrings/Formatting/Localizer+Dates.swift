extension Localizer {
  /// A date, as `August 21, 2026`, in the localizer's time zone.
  public func date(_ time: Timestamp, _ style: DateStyle = .long) -> String {
    format(.style(date: style, time: nil), time)
  }

  /// A time of day, as `12:00 PM`, in the localizer's time zone.
  public func time(_ time: Timestamp, _ style: DateStyle = .short) -> String {
    format(.style(date: nil, time: style), time)
  }

  /// A date with the time of day, as `August 21, 2026 at 12:00 PM`.
  public func dateAndTime(
    _ time: Timestamp, date: DateStyle = .long, time timeStyle: DateStyle = .short
  ) -> String {
    format(.style(date: date, time: timeStyle), time)
  }

  /// A date with the fields that a skeleton names, as `yMMMMd`; the language puts them in order.
  ///
  /// The letters are those of Unicode's date field symbols (UTS #35); empty if it cannot be read.
  public func date(_ time: Timestamp, skeleton: String) -> String {
    format(.skeleton(skeleton), time)
  }

  /// How long ago or ahead a moment is, as a person says it: `2 hours ago`, `yesterday`.
  ///
  /// Days are those of the calendar in the localizer's time zone: an hour after midnight, eight hours
  /// ago is yesterday. From 45 seconds on minutes are counted, then hours, days, weeks, months,
  /// years.
  public func relative(
    _ time: Timestamp, to now: Timestamp, width: WordWidth = .wide
  ) -> String {
    let offsets = ZoneOffsets.shared
    let distance = RelativeDistance(
      time.secondsSince1970, from: now.secondsSince1970,
      offset: offsets.offset(timeZone, at: time),
      referenceOffset: offsets.offset(timeZone, at: now))
    return relative(Double(distance.value), distance.unit, width: width)
  }

  /// A distance in time in a given unit; negative is past.
  ///
  /// `usesWords` allows words as `yesterday` where the language has one.
  public func relative(
    _ value: Double, _ unit: RelativeUnit, width: WordWidth = .wide, usesWords: Bool = true
  ) -> String {
    core.conventions.formats.distance(width).string(value, unit, usesWords: usesWords)
  }

  private func format(_ fields: DateFormat.Fields, _ time: Timestamp) -> String {
    core.conventions.formats.date(fields, timeZone).string(time)
  }
}
