internal import CICU
internal import Synchronization

/// The offsets of local time from UTC, by time zone.
final class ZoneOffsets: Sendable {
  static let shared = ZoneOffsets()

  private let calendar = Mutex(ZoneCalendar("en"))

  /// The offset in seconds, including daylight saving time.
  func offset(_ zone: TimeZoneName, at time: Timestamp) -> Double {
    calendar.withLock { calendar in
      calendar?.set(zone)
      guard let handle = calendar?.handle else { return 0 }
      return Double(cicu_zone_offset(handle, time.secondsSince1970 * 1_000)) / 1_000
    }
  }
}
