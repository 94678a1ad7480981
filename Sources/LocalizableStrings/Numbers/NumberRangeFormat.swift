internal import CICU

/// An ICU format for ranges of numbers in one language.
final class NumberRangeFormat: KeptObject, @unchecked Sendable {
  // Safe because several threads may use an ICU range format at once.
  let handle: OpaquePointer?
  let size = 20 << 10

  init(_ language: Language, skeleton: String) {
    handle = cicu_number_range_open(language.tag, skeleton)
  }

  deinit { cicu_number_range_close(handle) }

  func string(_ first: Double, _ last: Double) -> String {
    let text = handle.flatMap { handle in
      ICUText.read { cicu_number_range_format(handle, first, last, $0, $1) }
    }
    return text ?? "\(first)–\(last)"
  }
}
