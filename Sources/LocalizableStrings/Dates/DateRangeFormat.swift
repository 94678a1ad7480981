internal import CICU
internal import Synchronization

/// An ICU format for ranges of time in one language, for all time zones.
final class DateRangeFormat: KeptObject, @unchecked Sendable {
  /// The calendars of the first and the last time.
  private struct Ends: ~Copyable {
    var first: ZoneCalendar
    var last: ZoneCalendar

    init?(_ language: Language) {
      guard let first = ZoneCalendar(language), let last = ZoneCalendar(language) else {
        return nil
      }
      self.first = first
      self.last = last
    }
  }

  // Safe because the ICU format, which is not thread-safe, is only used under the lock.
  private let handle: OpaquePointer?
  private var ends: Ends?
  private let lock = Mutex<Void>(())
  let size = 92 << 10

  init(_ language: Language, skeleton: String) {
    handle = cicu_date_range_open(language.tag, skeleton)
    ends = Ends(language)
  }

  deinit { cicu_date_range_close(handle) }

  /// Returns an empty text if ICU could not read the skeleton.
  func string(_ first: Timestamp, _ last: Timestamp, in zone: TimeZoneName) -> String {
    guard let handle else { return "" }
    return lock.withLock { _ in
      ends?.first.set(zone)
      ends?.last.set(zone)
      guard let firstZone = ends?.first.handle, let lastZone = ends?.last.handle else { return "" }
      return ICUText.read {
        cicu_date_range_format(
          handle, firstZone, first.secondsSince1970 * 1_000, lastZone,
          last.secondsSince1970 * 1_000, $0, $1)
      } ?? ""
    }
  }
}
