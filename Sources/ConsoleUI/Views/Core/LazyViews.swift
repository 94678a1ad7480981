/// Builds views as they become visible, such as the rows of a list, and keeps their states from frame to frame.
///
/// A view gets it from ``ElementTree/lazyViews()`` in each frame. The controls in such views never get the focus.
@MainActor public final class LazyViews: ViewState {
  /// What is needed while a frame is built and drawn.
  private struct Frame {
    /// For the next view without states of its own, as most are.
    var unused: ViewStates
    /// The states of the last frame.
    let states: [AnyHashable: ViewStates]
  }

  private var states: [AnyHashable: ViewStates] = [:]
  /// `nil` between frames: what is built then, such as by a search, is not kept.
  private var frame: Frame?

  init() {}

  /// The element of a view with an identity of its own, such as the row of an article.
  public func element(of view: some View, id: @autoclosure () -> AnyHashable) -> any Element {
    guard let frame else { return ElementTree.standalone(view) }
    var views = frame.unused
    if !frame.states.isEmpty, let kept = frame.states[id()] {
      kept.reuses = views.reuses
      views = kept
    }
    var tree = ElementTree(states: views)
    let element = tree.element(of: view)
    if views.hasStates { keep(views, id()) }
    return element
  }

  func beginFrame(reusing reuses: Bool) {
    frame = Frame(unused: Self.makeStates(reusing: reuses), states: states)
    states = [:]
  }

  /// Forgets the views that were not built in the frame.
  func endFrame() { frame = nil }

  private func keep(_ views: ViewStates, _ id: AnyHashable) {
    if views === frame?.unused { frame?.unused = Self.makeStates(reusing: views.reuses) }
    views.discardUnused()
    if views.hasStates { states[id] = views }
  }

  private static func makeStates(reusing reuses: Bool) -> ViewStates {
    let states = ViewStates()
    states.reuses = reuses
    return states
  }
}
