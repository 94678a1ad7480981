/// Builds views as they become visible, such as the rows of a list, and keeps their states from frame to frame.
///
/// A view gets it from ``ElementTree/lazyViews()`` in each frame. The controls in such views never get the focus.
@MainActor public final class LazyViews: ViewState {
  private var states: [AnyHashable: ViewStates] = [:]
  private var current: [AnyHashable: ViewStates] = [:]
  /// Whether a frame is being built or drawn; what is built between frames, such as by a search, is not kept.
  private var isInFrame = false
  private var reuses = false

  init() {}

  /// The element of a view with an identity of its own, such as the row of an article.
  public func element(of view: some View, id: @autoclosure () -> AnyHashable) -> any Element {
    guard isInFrame else { return ElementTree.standalone(view) }
    let kept = (states.isEmpty ? nil : states[id()]) ?? ViewStates()
    kept.reuses = reuses
    var tree = ElementTree(states: kept)
    let element = tree.element(of: view)
    kept.discardUnused()
    if !kept.previous.isEmpty { current[id()] = kept }
    return element
  }

  func beginFrame(reusing reuses: Bool) {
    (isInFrame, self.reuses) = (true, reuses)
  }

  /// Forgets the views that were not built in the frame.
  func endFrame() {
    isInFrame = false
    (states, current) = (current, states)
    current.removeAll(keepingCapacity: true)
  }
}
