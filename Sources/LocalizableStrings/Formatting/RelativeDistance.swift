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
    let seconds = time - reference
    let size = seconds.magnitude
    let day = 86_400.0
    let today = ((reference + referenceOffset) / day).rounded(.down)
    let days = ((time + offset) / day).rounded(.down) - today
    let (count, unit): (Double, RelativeUnit) =
      switch size {
      case ..<45: (0, .second)
      case ..<2_700: ((size / 60).rounded(), .minute)
      case _ where days == 0 || size < 6 * 3_600: ((size / 3_600).rounded(), .hour)
      default:
        switch days.magnitude {
        case ..<7: (days.magnitude, .day)
        case ..<30: ((days.magnitude / 7).rounded(.down), .week)
        case ..<365: (min((days.magnitude / 30.44).rounded(), 11), .month)
        default: ((days.magnitude / 365.25).rounded(.down), .year)
        }
      }
    let least = unit == .second ? 0 : max(count, 1)
    value = Int(exactly: seconds < 0 ? -least : least) ?? 0
    self.unit = unit
  }
}
