/// The position of a new screen in a trace: `NavigationController#1@ArticleScreen#3`.
///
/// It consists of the container, or `Window`, then `modal` for a modal over it, and the screen directly below
/// unless the new one is the first.
public struct TracedPosition: Sendable, Hashable, LosslessStringConvertible {
  /// The stack or tab bar; `nil` for the window itself.
  public let container: TracedName?
  /// Whether the screen is a modal over the container.
  public let isModal: Bool
  /// The screen or tab directly before it; `nil` for the first.
  public let below: TracedName?

  /// Creates a position.
  public init(_ container: TracedName?, isModal: Bool = false, below: TracedName? = nil) {
    self.container = container
    self.isModal = isModal
    self.below = below
  }

  /// Parses a position; `nil` if it is invalid.
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
