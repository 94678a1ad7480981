internal import CICU
internal import Synchronization

/// An ICU format for ranges of time in one language and time zone.
final class DateRangeFormat: @unchecked Sendable {
  // Safe because the ICU format, which is not thread-safe, is only used under the lock.
  private let handle: OpaquePointer?
  private let lock = Mutex<Void>(())

  init(_ language: Language, skeleton: String, _ timeZone: TimeZoneName) {
    handle = cicu_date_range_open(language.tag, skeleton, timeZone.identifier)
  }

  deinit {
    if let handle { cicu_date_range_close(handle) }
  }

  /// Returns an empty text if ICU could not read the skeleton.
  func string(_ first: Timestamp, _ last: Timestamp) -> String {
    guard let handle else { return "" }
    return lock.withLock { _ in
      ICUText.read {
        cicu_date_range_format(
          handle, first.secondsSince1970 * 1_000, last.secondsSince1970 * 1_000, $0, $1)
      } ?? ""
    }
  }
}
