/// A path to one screen of a program: `orders/7/items/3`.
///
/// The coordinator that handles a segment, a ``LinkHandler``, knows what it means.
public struct DeepLink: Hashable, Sendable, CustomStringConvertible {
  /// The segments of the path, outermost first.
  public var segments: [String]

  /// Creates a link from segments, outermost first; an empty link leads to the root coordinator.
  public init(_ segments: [String]) { self.segments = segments }

  /// Parses a path with slashes between its segments; one slash at each end is optional.
  ///
  /// Nothing is decoded: decode a URL before you pass its path.
  public init(_ path: String) {
    var segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if segments.first == "" { segments.removeFirst() }
    if segments.last == "" { segments.removeLast() }
    self.segments = segments
  }

  /// The path, without slashes at its ends.
  public var description: String { segments.joined(separator: "/") }
}
