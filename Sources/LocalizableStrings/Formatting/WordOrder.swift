internal import CICU

/// The order of words in one language.
final class WordOrder: @unchecked Sendable {
  // Safe because ICU's collators may be used by several threads at once unless they are changed.
  private let handle: OpaquePointer?

  init(_ language: Language) { handle = cicu_collator_open(language.tag) }

  deinit {
    if let handle { cicu_collator_close(handle) }
  }

  /// Negative, zero or positive.
  func compare(_ left: String, _ right: String) -> Int32 {
    guard let handle else { return left < right ? -1 : left == right ? 0 : 1 }
    return cicu_collator_compare(
      handle, left, Int32(clamping: left.utf8.count), right, Int32(clamping: right.utf8.count))
  }
}
