/// Builds views as they become visible, such as the rows of a list, and keeps their states from frame to frame.
///
/// A view gets it from ``ElementTree/lazyViews()`` in each frame, and builds each row at most once. A row that has not
/// changed since the frame before is neither built nor drawn again; see ``View/equatable()`` and
/// ``KeyResponse/changeState(_:)``. The controls in such views never get the focus. A state is kept while its row is built,
/// also if it would outlive its view elsewhere.
@MainActor public final class LazyViews: ViewState {
  /// The identity of a row, and how many rows before it have the same one.
  private struct Key: Hashable {
    let id: AnyHashable
    var earlier = 0
  }

  /// A row that was built, and where its states are, if it has any.
  private final class Row {
    let index: Int
    let element: KeptElement
    let epoch: Int
    let key: Key?
    /// The last frame that shows the row.
    var frame: Int

    init(at index: Int, _ element: KeptElement, epoch: Int, key: Key?, frame: Int) {
      self.index = index
      self.element = element
      self.epoch = epoch
      self.key = key
      self.frame = frame
    }
  }

  /// The rows of the last frame, and of this one while it is drawn, each at its index modulo the length of this array: visible rows are
  /// neighbours, so they do not collide.
  private var rows: [Row?] = Array(repeating: nil, count: 64)
  /// No terminal is higher.
  private static let maxRows = 4_096
  private var frame = 0
  /// Whether a frame goes on that has been drawn already.
  private var isResumed = false
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

  /// The element of a row, such as that of an article.
  ///
  /// - Parameters:
  ///   - index: The position of the row among all rows.
  ///   - view: The content of the row.
  ///   - id: The identity of the row, which keeps its states when the index changes.
  /// - Returns: The element, which may be that of the frame before.
  public func element(
    at index: Int, of view: @autoclosure () -> some View, id: @autoclosure () -> AnyHashable
  ) -> any Element {
    guard let unused else { return ElementTree.standalone(view()) }
    if let element = kept(index, unused) { return element }
    let views = previous.isEmpty ? unused : kept(id(), unused)
    var tree = ElementTree(states: views)
    let built = tree.element(of: view())
    if !tree.commits.isEmpty { commits += tree.commits }
    let element = views.element(for: built, parts: tree.equatableParts, isKept: tree.isKept)
    let key = views.hasStates ? keep(views, id()) : nil
    // What is stored after each drawing is not known of rows that are not built.
    if tree.commits.isEmpty, !views.isSpare {
      store(Row(at: index, element, epoch: unused.basis.epoch, key: key, frame: frame))
    }
    return element
  }

  func beginFrame(_ basis: FrameBasis) {
    (unused, isResumed) = (ViewStates(basis), false)
    frame += 1
    previous = states
    states = [:]
  }

  /// Continues the last frame, whose views are kept.
  func resumeFrame(_ basis: FrameBasis) {
    (unused, isResumed) = (ViewStates(basis), true)
  }

  /// Forgets the views that were not built in the frame.
  func endFrame() {
    let stores = commits
    if !isResumed { forgetOldRows() }
    (unused, previous, commits, isResumed) = (nil, [:], [], false)
    for store in stores { store() }
  }

  /// The same rows for a spare drawing, which changes none of them.
  func forSpareDrawing() -> LazyViews {
    let spare = LazyViews()
    spare.unused = ViewStates(isSpare: true)
    spare.previous = states
    return spare
  }

  /// The row of the last frame, if only states of views have changed since then.
  private func kept(_ index: Int, _ unused: ViewStates) -> KeptElement? {
    guard let row = rows[slot(index)], row.index == index, row.epoch == unused.basis.epoch else {
      return nil
    }
    if row.frame == frame { return row.element }
    guard row.frame == frame - 1, !isResumed, unused.basis.reuse == .allViews else { return nil }
    row.frame = frame
    if let key = row.key { states[key] = previous[key] }
    return row.element
  }

  /// Lets go of rows that are no longer shown, with the closures in them.
  private func forgetOldRows() {
    for slot in rows.indices {
      if let row = rows[slot], row.frame < frame { rows[slot] = nil }
    }
  }

  private func store(_ row: Row) {
    while let other = rows[slot(row.index)], other.frame == frame, other.index != row.index {
      // Rows far from each other, such as the first and the last one, are not all visible.
      guard rows.count < Self.maxRows else { return }
      // Since the frame began, the user may have scrolled any distance.
      if isResumed { break }
      let all = rows
      rows = Array(repeating: nil, count: all.count * 2)
      for case let kept? in all { rows[slot(kept.index)] = kept }
    }
    rows[slot(row.index)] = row
  }

  /// The index in ``rows`` for a row, which is negative if the program asks for one that does not exist.
  private func slot(_ index: Int) -> Int { index & (rows.count - 1) }

  /// The states of a row, if it had any in the last frame.
  private func kept(_ id: AnyHashable, _ unused: ViewStates) -> ViewStates {
    guard let kept = previous[key(id)] else { return unused }
    let views = unused.isSpare ? kept.forSpareDrawing() : kept
    views.basis = unused.basis
    return views
  }

  private func keep(_ views: ViewStates, _ id: AnyHashable) -> Key? {
    if views === unused {
      unused = ViewStates(views.basis, isSpare: views.isSpare)
    }
    views.discardUnused()
    guard views.hasStates else { return nil }
    let key = key(id)
    states[key] = views
    return key
  }

  /// The key of a row that was not built in this frame yet.
  private func key(_ id: AnyHashable) -> Key {
    var key = Key(id: id)
    while states[key] != nil { key.earlier += 1 }
    return key
  }
}
