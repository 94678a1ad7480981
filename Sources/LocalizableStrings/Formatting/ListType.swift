/// The type of a list, which decides the conjunction.
public enum ListType: Sendable, Hashable, CaseIterable {
  /// All items: `A, B, and C`.
  case and
  /// One of the items: `A, B, or C`.
  case or
  /// Parts of a measurement: `3 feet, 7 inches`.
  case units
}
