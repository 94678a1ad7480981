/// Thrown by the closures of a route if the place may come later, such as an article that is still being loaded.
///
/// Of a saved state the line waits then: ``Window/continueRestoring()`` restores it, and until then it stays in the
/// ``Window/navigationState``. A link fails with it.
public struct NotThereYet: Error, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  public var description: String { "the place is not there yet" }
}
