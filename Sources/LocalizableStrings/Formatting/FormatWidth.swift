/// The length of formatted words, in CLDR's widths.
public enum FormatWidth: Sendable, Hashable, CaseIterable {
  /// In full: `2 hours ago`, `A, B, and C`.
  case wide
  /// Abbreviated: `2 hr. ago`, `A, B, & C`.
  case short
  /// As short as possible: `2h ago`, `A, B, C`.
  case narrow
}

extension FormatWidth {
  /// The stem of ICU's number skeletons.
  var stem: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .short: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}
