/// The length of formatted words, in CLDR's widths.
public enum FormatWidth: Int32, Sendable, Hashable, CaseIterable {
  /// In full: `2 hours ago`, `A, B, and C`.
  case wide = 0
  /// Abbreviated: `2 hr. ago`, `A, B, & C`.
  case short = 1
  /// As short as possible: `2h ago`, `A, B, C`.
  case narrow = 2
}
