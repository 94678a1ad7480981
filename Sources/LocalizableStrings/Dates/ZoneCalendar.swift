internal import CICU

/// The calendar of a language, in one time zone after the other.
///
/// To set a zone takes microseconds, and a format of each zone would take 55 KB. Not thread-safe.
struct ZoneCalendar: ~Copyable {
  let handle: OpaquePointer
  private var zone: TimeZoneName?

  init?(_ language: Language) {
    guard let handle = cicu_zone_open(language.tag, TimeZoneName.utc.identifier) else { return nil }
    self.init(handle)
  }

  /// Takes over a calendar.
  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { cicu_zone_close(handle) }

  mutating func set(_ zone: TimeZoneName) {
    guard zone != self.zone else { return }
    // All names are of zones that ICU knows.
    self.zone = cicu_zone_set(handle, zone.identifier) ? zone : nil
  }
}
