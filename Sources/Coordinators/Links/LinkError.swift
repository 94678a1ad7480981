/// Why a link was not followed; nothing has changed.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The segment at this position, counted from zero, means nothing where the link had led by then.
  case unknownSegment(String, at: Int, in: DeepLink)
  /// Links led to each other in a circle, or to more others than the limit: all of them, in order.
  case redirectedWithoutEnd([DeepLink])
  /// There is no window any more.
  case windowGone(DeepLink)

  public var description: String {
    switch self {
    case .unknownSegment(let segment, _, let link):
      "the segment \"\(segment)\" of the link \"\(link)\" is unknown"
    case .redirectedWithoutEnd(let chain):
      "links lead to each other without end: "
        + chain.map(\.description).joined(separator: " -> ")
    case .windowGone(let link): "there is no window to open the link \"\(link)\" in"
    }
  }
}
