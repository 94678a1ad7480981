/// The state of a translation; the raw values are those of String Catalogs.
public enum TranslationState: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Not translated yet.
  case new
  /// The source text changed after the translation.
  case stale
  /// Translated, and marked for review.
  case needsReview = "needs_review"
  /// Translated and finished.
  case translated

  /// The less finished state is the lesser one.
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
