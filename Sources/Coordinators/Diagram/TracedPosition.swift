/// Where a screen came to lie: `NavigationController#1@ArticleScreen#3`.
///
/// First comes the container, or `Window`, then `modal` for one that lies over it, and at last the screen
/// right before it in the same row, unless it is the first one there.
public struct TracedPosition: Sendable, Hashable, LosslessStringConvertible {
  /// The stack or row of tabs; `nil` for the window itself.
  public let container: TracedName?
  /// Whether it lies over what the container shows.
  public let isModal: Bool
  /// The screen right before it.
  public let below: TracedName?

  public init(_ container: TracedName?, isModal: Bool = false, below: TracedName? = nil) {
    self.container = container
    self.isModal = isModal
    self.below = below
  }

  public init?(_ description: String) {
    var parts = description.split(separator: "@", omittingEmptySubsequences: false)[...]
    guard let first = parts.popFirst() else { return nil }
    container = TracedName(String(first))
    guard container != nil || first == "Window" else { return nil }
    isModal = parts.first == "modal"
    if isModal { parts.removeFirst() }
    below = parts.popFirst().flatMap { TracedName(String($0)) }
    guard parts.isEmpty, Self(container, isModal: isModal, below: below).description == description
    else { return nil }
  }

  public var description: String {
    (container?.description ?? "Window") + (isModal ? "@modal" : "")
      + (below.map { "@\($0)" } ?? "")
  }
}
