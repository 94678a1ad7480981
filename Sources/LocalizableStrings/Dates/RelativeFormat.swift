internal import CICU
internal import Synchronization

/// An ICU format for relative times in one language.
final class RelativeFormat: KeptObject, @unchecked Sendable {
  // Safe because the ICU format is only used under the lock.
  private let handle: OpaquePointer?
  private let lock = Mutex<Void>(())
  /// With the words that ICU keeps as long as it is open.
  let size = 48 << 10

  init(_ language: Language, _ width: FormatWidth) {
    handle = cicu_relative_open(language.tag, width.number)
  }

  deinit { cicu_relative_close(handle) }

  func string(_ value: Double, _ unit: RelativeUnit, usesWords: Bool) -> String {
    guard let handle else { return "" }
    return lock.withLock { _ in
      ICUText.read { cicu_relative_format(handle, value, unit.number, usesWords, $0, $1) } ?? ""
    }
  }
}
