internal import CICU

/// A time zone by its name in the IANA database, such as `Europe/Warsaw` or `UTC`.
public struct TimeZoneName: Sendable, Hashable {
  /// The name of the zone.
  public let identifier: String

  /// Creates a name; returns `nil` if ICU does not know the zone.
  public init?(_ identifier: String) {
    // C would ignore everything after a NUL.
    guard !identifier.utf8.contains(0), cicu_zone_is_known(identifier) else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Coordinated Universal Time.
  public static let utc = TimeZoneName(known: "UTC")

  /// The zone of the environment: `TZ`, or else the system's setting, which is read once.
  public static let current = TimeZoneName(known: ICUText.read(cicu_zone_default) ?? "UTC")
}

/// Coded as its identifier; one that is not known is an error.
extension TimeZoneName: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let name = TimeZoneName(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no time zone has the name '\(identifier)'")
    }
    self = name
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
