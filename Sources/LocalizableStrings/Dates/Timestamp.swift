/// A point in time.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// The seconds since 1970-01-01T00:00:00Z.
  public var secondsSince1970: Double

  /// Creates a timestamp.
  public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
