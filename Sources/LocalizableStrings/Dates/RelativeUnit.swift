/// A unit of relative time.
public enum RelativeUnit: Sendable, Hashable, CaseIterable {
  /// Years.
  case year
  /// Quarters of a year.
  case quarter
  /// Months.
  case month
  /// Weeks.
  case week
  /// Days.
  case day
  /// Hours.
  case hour
  /// Minutes.
  case minute
  /// Seconds.
  case second
}
