internal import CICU
internal import Synchronization

/// An ICU date format in one language, for all time zones.
final class DateFormat: KeptObject, @unchecked Sendable {
  /// The fields that a format shows.
  enum Fields: Hashable {
    case style(date: DateStyle?, time: DateStyle?)
    case skeleton(String)
  }

  // Safe because the ICU date format, which is not thread-safe, is only used under the lock.
  private let handle: OpaquePointer?
  private var calendar: ZoneCalendar?
  private let lock = Mutex<Void>(())
  let size: Int

  /// With the names of all zones that a format may show.
  private static let (plainSize, sizeWithZones) = (60 << 10, 150 << 10)

  init(_ language: Language, _ fields: Fields) {
    switch fields {
    case .style(let date, let time):
      handle = cicu_date_open_style(language.tag, date?.number ?? -1, time?.number ?? -1)
      size = time == .full || time == .long ? Self.sizeWithZones : Self.plainSize
    case .skeleton(let skeleton):
      handle = cicu_date_open_skeleton(language.tag, skeleton)
      size = skeleton.contains(where: "zZOvVxX".contains) ? Self.sizeWithZones : Self.plainSize
    }
    calendar = handle.flatMap(cicu_date_calendar).map { ZoneCalendar($0) }
  }

  deinit { cicu_date_close(handle) }

  /// The pattern of the fields in the language, such as `d.MM.y`.
  var pattern: String? {
    handle.flatMap { handle in ICUText.read { cicu_date_pattern(handle, $0, $1) } }
  }

  /// Returns an empty text if ICU could not read the skeleton.
  func string(_ time: Timestamp, in zone: TimeZoneName) -> String {
    guard let handle else { return "" }
    return lock.withLock { _ in
      calendar?.set(zone)
      guard let local = calendar?.handle else { return "" }
      return ICUText.read {
        cicu_date_format(handle, local, time.secondsSince1970 * 1_000, $0, $1)
      } ?? ""
    }
  }
}
