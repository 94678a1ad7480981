/// A moment in time, in seconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Sendable, Hashable, Comparable {
  public var secondsSince1970: Double

  public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
