internal import CICU
internal import Synchronization

/// An ICU date format in one language and time zone.
final class DateFormat: @unchecked Sendable {
  /// The fields that a format shows.
  enum Fields: Hashable {
    case style(date: DateStyle?, time: DateStyle?)
    case skeleton(String)
  }

  // Safe because the ICU date format, which is not thread-safe, is only used under the lock.
  private let handle: OpaquePointer?
  private let lock = Mutex<Void>(())

  init(_ language: Language, _ fields: Fields, _ timeZone: TimeZoneName) {
    let zone = timeZone.identifier
    switch fields {
    case .style(let date, let time):
      handle = cicu_date_open_style(
        language.tag, date?.rawValue ?? -1, time?.rawValue ?? -1, zone)
    case .skeleton(let skeleton):
      handle = cicu_date_open_skeleton(language.tag, skeleton, zone)
    }
  }

  deinit {
    if let handle { cicu_date_close(handle) }
  }

  /// Returns an empty text if ICU could not read the skeleton.
  func string(_ time: Timestamp) -> String {
    guard let handle else { return "" }
    return lock.withLock { _ in
      ICUText.read { cicu_date_format(handle, time.secondsSince1970 * 1_000, $0, $1) } ?? ""
    }
  }
}
