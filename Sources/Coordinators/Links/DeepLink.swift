/// The way to one spot in a program, as a path: `orders/7/items/3`.
///
/// What a segment means is known to the coordinator that it belongs to, its ``LinkHandler``.
public struct DeepLink: Hashable, Sendable, CustomStringConvertible {
  /// The steps of the way, outermost first.
  public var segments: [String]

  /// Makes a link of segments, outermost first; none leads to the first coordinator.
  public init(_ segments: [String]) { self.segments = segments }

  /// Reads a path with slashes between its segments; one slash at each end may be there or not.
  ///
  /// Nothing else is interpreted: whoever gets links as URLs decodes them first.
  public init(_ path: String) {
    var segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if segments.first == "" { segments.removeFirst() }
    if segments.last == "" { segments.removeLast() }
    self.segments = segments
  }

  /// The path, without slashes at its ends.
  public var description: String { segments.joined(separator: "/") }
}
