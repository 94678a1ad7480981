/// A time relative to a reference, in the unit that a person would use.
struct RelativeTime: Hashable {
  var value: Int
  var unit: RelativeUnit

  /// Computes a relative time from two times in seconds since 1970.
  ///
  /// The value is 0 below 45 seconds, in minutes below 45 minutes, then in hours on the same day or
  /// below six hours, then in calendar days, from 7 days in weeks, from 30 days in months, and from
  /// 365 days in years.
  ///
  /// `offset` and `referenceOffset` are the offsets of local time from UTC at both times, in seconds.
  init(_ time: Double, from reference: Double, offset: Double, referenceOffset: Double) {
    let seconds = RelativeTime.whole(time - reference)
    let size = abs(seconds)
    let today = RelativeTime.day(reference + referenceOffset)
    let days = abs(RelativeTime.day(time + offset) - today)
    let (count, unit): (Int, RelativeUnit) =
      switch size {
      case ..<45: (0, .second)
      case ..<2_700: ((size + 30) / 60, .minute)
      case _ where days == 0 || size < 6 * 3_600: ((size + 1_800) / 3_600, .hour)
      default:
        switch days {
        case ..<7: (days, .day)
        case ..<30: (days / 7, .week)
        // A month has 30.44 days, a year 365.25.
        case ..<365: (min((days * 100 + 1_522) / 3_044, 11), .month)
        default: (days * 4 / 1_461, .year)
        }
      }
    let value = unit == .second ? 0 : max(count, 1)
    self.value = seconds < 0 ? -value : value
    self.unit = unit
  }

  /// The number of days from 1970-01-01 to a local time.
  private static func day(_ time: Double) -> Int {
    let seconds = whole(time)
    return (seconds < 0 ? seconds - 86_399 : seconds) / 86_400
  }

  /// Rounds down, within 30 million years; NaN becomes 0.
  private static func whole(_ time: Double) -> Int {
    guard !time.isNaN else { return 0 }
    let limited = min(max(time, -1e15), 1e15)
    let whole = Int(limited)
    return Double(whole) > limited ? whole - 1 : whole
  }
}
