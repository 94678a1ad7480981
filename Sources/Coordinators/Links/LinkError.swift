/// Why a link could not be followed; nothing has changed.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No route of the coordinator at this point of the path has the segment at the zero-based position `at`.
  case unknownSegment(String, at: Int, in: DeepLink)
  /// The coordinator that the segment at the zero-based position `at` led to finished in its own `start()`.
  case destinationFinished(String, at: Int, in: DeepLink)
  /// Redirections form a cycle or exceed the limit; contains all links in order.
  case tooManyRedirects([DeepLink])
  /// A guard of a route on the way has refused.
  case refused(DeepLink)
  /// No coordinator has been started in the opener's window yet.
  case nothingStarted(DeepLink)
  /// The opener's window is closed or released.
  case windowClosed(DeepLink)

  public var description: String {
    switch self {
    case .unknownSegment(let segment, _, let link):
      "unknown segment \"\(segment.percentEncoded(besides: ""))\" in the link \"\(link)\""
    case .destinationFinished(let segment, _, let link):
      "the flow of the segment \"\(segment.percentEncoded(besides: ""))\" in the link \"\(link)\" finished in its start"
    case .tooManyRedirects(let chain):
      "too many redirects: " + chain.map(\.description).joined(separator: " -> ")
    case .refused(let link): "a guard of its route refused the link \"\(link)\""
    case .nothingStarted(let link):
      "cannot open the link \"\(link)\": no coordinator has been started in the window yet"
    case .windowClosed(let link): "cannot open the link \"\(link)\": the window is closed"
    }
  }
}

/// Thrown by the closures of a route that cannot show the place.
public enum PlaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing has its values, such as an order that was deleted.
  ///
  /// A link is rolled back with ``LinkError/unknownSegment(_:at:in:)`` then, and of a saved state the line is left out.
  case noSuchPlace
  /// The place may come later, such as an article that is still being loaded.
  ///
  /// A link shows what leads to the place then, without what this route has shown, and is kept: ``LinkOpener/resume()``
  /// follows it again. Of a saved state the line waits: ``Window/continueRestoring()`` restores it, and until then it stays in
  /// the ``Window/navigationState``.
  case notThereYet

  public var description: String {
    switch self {
    case .noSuchPlace: "there is no such place"
    case .notThereYet: "the place is not there yet"
    }
  }
}
