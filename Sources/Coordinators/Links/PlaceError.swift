/// Thrown by the closures of a route that cannot show the place.
public enum PlaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing has its values, such as an order that was deleted.
  ///
  /// A link is rolled back with ``LinkError/unknownSegment(_:at:in:)`` then, and of a saved state the line is left out.
  case noSuchPlace
  /// The place may come later, such as an article that is still being loaded.
  ///
  /// Of a saved state the line waits then: ``Window/continueRestoring()`` restores it, and until then it stays in the
  /// ``Window/navigationState``. A link fails with it.
  case notThereYet

  public var description: String {
    switch self {
    case .noSuchPlace: "there is no such place"
    case .notThereYet: "the place is not there yet"
    }
  }
}
