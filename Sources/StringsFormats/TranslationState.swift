/// How far the translation of a text is; the raw values are those of string catalogs.
public enum TranslationState: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Nobody has translated it.
  case new
  /// The original changed since.
  case stale
  /// Somebody should look at it again.
  case needsReview = "needs_review"
  case translated

  /// The less finished one is the lesser.
  public static func < (left: TranslationState, right: TranslationState) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .new: 0
    case .stale: 1
    case .needsReview: 2
    case .translated: 3
    }
  }
}
