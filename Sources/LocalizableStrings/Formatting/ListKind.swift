/// What joins the items of a list.
public enum ListKind: Int32, Sendable, Hashable, CaseIterable {
  /// `A, B, and C`
  case and = 0
  /// `A, B, or C`
  case or = 1
  /// Measurements: `3 feet, 7 inches`
  case units = 2
}
