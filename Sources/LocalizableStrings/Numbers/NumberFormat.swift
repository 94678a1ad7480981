internal import CICU

/// An ICU number format in one language.
final class NumberFormat: KeptObject, @unchecked Sendable {
  // Safe because several threads may use an ICU number format at once.
  let handle: OpaquePointer?
  let size = 7 << 10

  init(_ language: Language, skeleton: String) {
    handle = cicu_number_open(language.tag, skeleton)
  }

  deinit { cicu_number_close(handle) }

  func string(_ number: Int64) -> String {
    string(number.description) { cicu_number_integer($0, number, $1, $2) }
  }

  func string(_ number: Double) -> String {
    string(number.description) { cicu_number_double($0, number, $1, $2) }
  }

  /// Formats a decimal number given in ASCII, such as `12345678901234567890.5`.
  func string(decimal: String) -> String {
    string(decimal) { cicu_number_decimal($0, decimal, Int32(decimal.utf8.count), $1, $2) }
  }

  private func string(
    _ fallback: String,
    _ write: (OpaquePointer, UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> String {
    guard let handle else { return fallback }
    return ICUText.read { write(handle, $0, $1) } ?? fallback
  }
}
