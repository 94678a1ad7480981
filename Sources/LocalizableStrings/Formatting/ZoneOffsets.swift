internal import CICU
internal import Synchronization

/// How far local time is ahead of UTC, by time zone.
final class ZoneOffsets: @unchecked Sendable {
  static let shared = ZoneOffsets()

  // Safe because the calendars, which one thread may use at a time, are used under the lock only.
  private let lock = Mutex<Void>(())
  private var calendars: [TimeZoneName: OpaquePointer] = [:]

  /// In seconds, with daylight saving time.
  func offset(_ zone: TimeZoneName, at time: Timestamp) -> Double {
    lock.withLock { _ in
      guard let calendar = calendars[zone] ?? cicu_zone_open(zone.identifier) else { return 0 }
      calendars[zone] = calendar
      return Double(cicu_zone_offset(calendar, time.secondsSince1970 * 1_000)) / 1_000
    }
  }
}
