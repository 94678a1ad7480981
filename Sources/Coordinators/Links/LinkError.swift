/// Why a link could not be followed; nothing has changed.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The coordinator at this point of the path does not know the segment at the zero-based position `at`.
  case unknownSegment(String, at: Int, in: DeepLink)
  /// Redirections form a cycle or exceed the limit; contains all links in order.
  case tooManyRedirects([DeepLink])
  /// The opener's window is closed or released.
  case windowClosed(DeepLink)

  public var description: String {
    switch self {
    case .unknownSegment(let segment, _, let link):
      "the segment \"\(segment)\" of the link \"\(link)\" is unknown"
    case .tooManyRedirects(let chain):
      "links lead to each other without end: "
        + chain.map(\.description).joined(separator: " -> ")
    case .windowClosed(let link): "there is no window to open the link \"\(link)\" in"
    }
  }
}
