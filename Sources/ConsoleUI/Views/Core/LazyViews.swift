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

  /// The states of the rows that were built in this frame.
  private var states: [Key: ViewStates] = [:]
  /// Those of the last frame; empty between frames.
  private var previous: [Key: ViewStates] = [:]
  /// For the next view without states of its own, as most are; `nil` between frames: what is built then, such as by a
  /// search, is not kept.
  private var unused: ViewStates?
  /// What the rows store after the drawing.
  private var commits: [() -> Void] = []

  init() {}

  /// The element of a view with an identity of its own, such as the row of an article.
  public func element(of view: some View, id: @autoclosure () -> AnyHashable) -> any Element {
    guard let unused else { return ElementTree.standalone(view) }
    let views = previous.isEmpty ? unused : kept(id(), unused)
    var tree = ElementTree(states: views)
    let element = tree.element(of: view)
    if !tree.commits.isEmpty { commits += tree.commits }
    if views.hasStates { keep(views, id()) }
    return element
  }

  func beginFrame(reusing reuses: Bool, epoch: Int) {
    let next = ViewStates()
    (next.reuses, next.epoch) = (reuses, epoch)
    unused = next
    previous = states
    states = [:]
  }

  /// Forgets the views that were not built in the frame.
  func endFrame() {
    let stores = commits
    (unused, previous, commits) = (nil, [:], [])
    for store in stores { store() }
  }

  /// The same rows for a spare drawing, which changes none of them.
  func forSpareDrawing() -> LazyViews {
    let spare = LazyViews()
    spare.unused = ViewStates(isSpare: true)
    spare.previous = states
    return spare
  }

  /// The states of a row, if it had any in the last frame.
  private func kept(_ id: AnyHashable, _ unused: ViewStates) -> ViewStates {
    guard let kept = previous[key(id)] else { return unused }
    let views = unused.isSpare ? kept.forSpareDrawing() : kept
    (views.reuses, views.epoch) = (unused.reuses, unused.epoch)
    return views
  }

  private func keep(_ views: ViewStates, _ id: AnyHashable) {
    if views === unused {
      let next = ViewStates(isSpare: views.isSpare)
      (next.reuses, next.epoch) = (views.reuses, views.epoch)
      unused = next
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
