internal import CICU
internal import Synchronization

/// The offsets of local time from UTC, by time zone.
final class ZoneOffsets: @unchecked Sendable {
  static let shared = ZoneOffsets()

  // Safe because the ICU calendars, which are not thread-safe, are only used under the lock.
  private let lock = Mutex<Void>(())
  private var calendars: [TimeZoneName: OpaquePointer] = [:]

  /// The offset in seconds, including daylight saving time.
  func offset(_ zone: TimeZoneName, at time: Timestamp) -> Double {
    lock.withLock { _ in
      guard let calendar = calendars[zone] ?? cicu_zone_open(zone.identifier) else { return 0 }
      calendars[zone] = calendar
      return Double(cicu_zone_offset(calendar, time.secondsSince1970 * 1_000)) / 1_000
    }
  }
}
