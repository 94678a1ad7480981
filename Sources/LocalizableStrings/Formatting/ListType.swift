/// The type of a list, which decides the conjunction.
public enum ListType: Int32, Sendable, Hashable, CaseIterable {
  /// All items: `A, B, and C`.
  case and = 0
  /// One of the items: `A, B, or C`.
  case or = 1
  /// Parts of a measurement: `3 feet, 7 inches`.
  case units = 2
}
