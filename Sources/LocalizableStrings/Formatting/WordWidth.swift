/// How long words may be.
public enum WordWidth: Int32, Sendable, Hashable, CaseIterable {
  /// In full: `2 hours ago`, `A, B, and C`.
  case wide = 0
  /// Abbreviated: `2 hr. ago`, `A, B, & C`.
  case short = 1
  /// As short as possible: `2h ago`, `A, B, C`.
  case narrow = 2
}
