internal import CICU

/// A way to write ranges of numbers in one language, from ICU's number skeleton.
final class NumberRangeFormat: @unchecked Sendable {
  // Safe because ICU's range formats may be used by several threads at once.
  let handle: OpaquePointer?

  init(_ language: Language, skeleton: String) {
    handle = cicu_number_range_open(language.tag, skeleton)
  }

  deinit {
    if let handle { cicu_number_range_close(handle) }
  }

  func string(_ first: Double, _ last: Double) -> String {
    let text = handle.flatMap { handle in
      ICUText.read { cicu_number_range_format(handle, first, last, $0, $1) }
    }
    return text ?? "\(first)–\(last)"
  }
}
