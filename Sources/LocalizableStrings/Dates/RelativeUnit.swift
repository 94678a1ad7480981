/// A unit of relative time.
public enum RelativeUnit: Int32, Sendable, Hashable, CaseIterable {
  /// Years.
  case year = 0
  /// Quarters of a year.
  case quarter = 1
  /// Months.
  case month = 2
  /// Weeks.
  case week = 3
  /// Days.
  case day = 4
  /// Hours.
  case hour = 5
  /// Minutes.
  case minute = 6
  /// Seconds.
  case second = 7
}
