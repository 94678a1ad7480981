/// A moment in time, counted from the start of 1970 in UTC.
public struct Timestamp: Sendable, Hashable, Comparable {
  public var secondsSince1970: Double

  public init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
