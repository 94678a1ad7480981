internal import CICU

/// The sort order of texts in one language.
final class Collator: @unchecked Sendable {
  // Safe because several threads may use an ICU collator at once unless it is changed.
  private let handle: OpaquePointer?

  init(_ language: Language) { handle = cicu_collator_open(language.tag) }

  deinit {
    if let handle { cicu_collator_close(handle) }
  }

  /// Returns a negative number, zero or a positive number, like `strcmp`.
  func compare(_ left: String, _ right: String) -> Int32 {
    guard let handle else { return left < right ? -1 : left == right ? 0 : 1 }
    return cicu_collator_compare(
      handle, left, Int32(clamping: left.utf8.count), right, Int32(clamping: right.utf8.count))
  }
}
