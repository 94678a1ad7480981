/// Builds views as they become visible, such as the rows of a list, and keeps their states from frame to frame.
///
/// A view gets it from ``ElementTree/lazyViews()`` in each frame, and builds each row at most once. The controls in such
/// views never get the focus. A state is kept while its row is built, also if it would outlive its view elsewhere.
@MainActor public final class LazyViews: ViewState {
  /// A row: its identity, and how many rows before it have the same one.
  private struct Key: Hashable {
    let id: AnyHashable
    var earlier = 0
  }

  /// What is needed while a frame is built and drawn.
  private struct Frame {
    /// For the next view without states of its own, as most are.
    var unused: ViewStates
    /// The states of the last frame.
    let states: [Key: ViewStates]
    let isSpare: Bool
    /// What the rows store after the drawing.
    var commits: [() -> Void] = []
  }

  private var states: [Key: ViewStates] = [:]
  /// `nil` between frames: what is built then, such as by a search, is not kept.
  private var frame: Frame?

  init() {}

  /// The element of a view with an identity of its own, such as the row of an article.
  public func element(of view: some View, id: @autoclosure () -> AnyHashable) -> any Element {
    guard let frame else { return ElementTree.standalone(view) }
    var views = frame.unused
    if !frame.states.isEmpty, let kept = frame.states[key(id())] {
      views = frame.isSpare ? kept.forSpareDrawing() : kept
      views.reuses = frame.unused.reuses
      views.epoch = frame.unused.epoch
    }
    var tree = ElementTree(states: views)
    let element = tree.element(of: view)
    if !tree.commits.isEmpty { self.frame?.commits += tree.commits }
    if views.hasStates { keep(views, id()) }
    return element
  }

  func beginFrame(reusing reuses: Bool, epoch: Int) {
    let unused = ViewStates()
    (unused.reuses, unused.epoch) = (reuses, epoch)
    frame = Frame(unused: unused, states: states, isSpare: false)
    states = [:]
  }

  /// Forgets the views that were not built in the frame.
  func endFrame() {
    let commits = frame?.commits ?? []
    frame = nil
    for store in commits { store() }
  }

  /// The same rows for a spare drawing, which changes none of them.
  func forSpareDrawing() -> LazyViews {
    let spare = LazyViews()
    spare.frame = Frame(unused: ViewStates(isSpare: true), states: states, isSpare: true)
    return spare
  }

  private func keep(_ views: ViewStates, _ id: AnyHashable) {
    if views === frame?.unused {
      let next = ViewStates(isSpare: views.isSpare)
      (next.reuses, next.epoch) = (views.reuses, views.epoch)
      frame?.unused = next
    }
    views.discardUnused()
    if views.hasStates { states[key(id)] = views }
  }

  /// The key of a row that was not built in this frame yet.
  private func key(_ id: AnyHashable) -> Key {
    var key = Key(id: id)
    while states[key] != nil { key.earlier += 1 }
    return key
  }
}
