/// The distance between two moments in the unit that a person would say.
struct RelativeDistance: Hashable {
  var value: Int
  var unit: RelativeUnit

  /// Counts the distance of a time from a reference, both in seconds since 1970.
  ///
  /// Below 45 seconds it is now; below 45 minutes, minutes; then hours, on the same day or below six.
  /// Days are counted by the calendar, so that eight hours before an early morning is yesterday;
  /// from 7 days on they become whole weeks, from 30 on months, from 365 on whole years.
  ///
  /// `offset` and `referenceOffset` are how far local time is ahead of UTC then, in seconds.
  init(_ time: Double, from reference: Double, offset: Double, referenceOffset: Double) {
    let seconds = RelativeDistance.whole(time - reference)
    let size = abs(seconds)
    let today = RelativeDistance.day(reference + referenceOffset)
    let days = abs(RelativeDistance.day(time + offset) - today)
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
    let least = unit == .second ? 0 : max(count, 1)
    value = seconds < 0 ? -least : least
    self.unit = unit
  }

  /// The day of a local time, counted from 1970-01-01.
  private static func day(_ time: Double) -> Int {
    let seconds = whole(time)
    return (seconds < 0 ? seconds - 86_399 : seconds) / 86_400
  }

  /// Rounded down, within 30 million years; 0 for what is no number.
  private static func whole(_ time: Double) -> Int {
    guard !time.isNaN else { return 0 }
    let limited = min(max(time, -1e15), 1e15)
    let whole = Int(limited)
    return Double(whole) > limited ? whole - 1 : whole
  }
}
