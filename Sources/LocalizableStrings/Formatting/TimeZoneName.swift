internal import CICU

/// A time zone by its name in the IANA database, as `Europe/Warsaw` or `UTC`.
public struct TimeZoneName: Sendable, Hashable {
  public let identifier: String

  /// `nil` if ICU does not know the zone.
  public init?(_ identifier: String) {
    // What is behind a NUL, C would not see.
    guard !identifier.utf8.contains(0), cicu_zone_is_known(identifier) else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  public static let utc = TimeZoneName(known: "UTC")

  /// The zone that the environment asks for: `TZ`, then the system's setting, asked for once.
  public static let current = TimeZoneName(known: ICUText.read(cicu_zone_default) ?? "UTC")
}
