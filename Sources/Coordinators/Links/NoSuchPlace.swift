/// Thrown by the closures of a route if nothing has its values, such as an order that was deleted.
///
/// A link is rolled back with ``LinkError/unknownSegment(_:at:in:)`` then, and of a saved state the line is left out.
public struct NoSuchPlace: Error, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  public var description: String { "there is no such place" }
}
