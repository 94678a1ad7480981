internal import CICU

/// The sort order of texts in one language.
package final class Collator: @unchecked Sendable {
  // Safe because several threads may use an ICU collator at once unless it is changed.
  private let handle: OpaquePointer?

  init(_ language: Language) { handle = cicu_collator_open(language.tag) }

  private init(locale: String) { handle = cicu_collator_open(locale) }

  /// The order in which Xcode writes the keys of String Catalogs: digits count as numbers.
  package static let ofCatalogs = Collator(locale: "en@colNumeric=yes")

  deinit { cicu_collator_close(handle) }

  /// Returns a negative number, zero or a positive number, like `strcmp`.
  package func compare(_ left: String, _ right: String) -> Int32 {
    guard let handle else { return left < right ? -1 : left == right ? 0 : 1 }
    return cicu_collator_compare(
      handle, left, Int32(clamping: left.utf8.count), right, Int32(clamping: right.utf8.count))
  }
}
