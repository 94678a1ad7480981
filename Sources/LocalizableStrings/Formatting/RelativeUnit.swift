/// A unit of time to count a distance in.
public enum RelativeUnit: Int32, Sendable, Hashable, CaseIterable {
  case year = 0
  case quarter = 1
  case month = 2
  case week = 3
  case day = 4
  case hour = 5
  case minute = 6
  case second = 7
}
