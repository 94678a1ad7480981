import CLibrary

/// A point in time.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// The seconds since 1970-01-01T00:00:00Z.
  public var secondsSince1970: Double

  /// Creates a timestamp.
  public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  /// The point in time that the clock of the system shows.
  public static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(secondsSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

/// Coded as the number of seconds since 1970.
extension Timestamp: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(secondsSince1970: try decoder.singleValueContainer().decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(secondsSince1970)
  }
}
