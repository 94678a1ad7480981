/// Builds views as they become visible, such as the rows of a list, and keeps their states from frame to frame.
///
/// A view gets it from ``ElementTree/lazyViews()`` in each frame, and builds each row at most once if it stores nothing after the
/// drawing. A row that has not changed since the frame before is neither built nor drawn again; see ``View/equatable()`` and
/// ``KeyResponse/changeState(_:)``. The controls in such views never get the focus. A state is kept while its row is built,
/// also if it would outlive its view elsewhere.
@MainActor public final class LazyViews: ViewState {
  /// A row that was built.
  private final class Row {
    let index: Int
    /// What it was built into; `nil` if it is built in each frame.
    let element: KeptElement?
    /// The part by ``View/equatable()`` in it, if there is a single one.
    let part: (any KeptPart)?
    var epoch: Int
    /// The states of its views and its identity, if it has any; taken by the row that has them in the next frame.
    var states: (views: ViewStates, id: AnyHashable)?
    /// The last frame that shows the row.
    var frame: Int
    /// Another row of the same identity, while rows are looked for.
    var next: Row?

    init(
      at index: Int, _ element: KeptElement?, part: (any KeptPart)?, epoch: Int,
      states: (views: ViewStates, id: AnyHashable)?, frame: Int
    ) {
      self.index = index
      self.element = element
      self.part = part
      self.epoch = epoch
      self.states = states
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
  /// Whether a row of the last frame has states, and whether one of this frame has.
  private var (hadStates, hasStates) = (false, false)
  /// The rows of the last frame with states, by their identity; `nil` until a row has moved.
  private var moved: [AnyHashable: Row]?
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
    let last = row(at: index)
    if let last, let element = kept(last, unused.basis) { return element }
    let view = view()
    if let last, let element = kept(last, showing: view, unused.basis) { return element }
    let knownID = hadStates || hasStates ? id() : nil
    let views = knownID.flatMap { states(of: $0, in: last, like: unused) } ?? unused
    var tree = ElementTree(states: views)
    let built = tree.element(of: view)
    if !tree.commits.isEmpty { commits += tree.commits }
    let element = views.element(for: built, parts: tree.equatableParts, isKept: tree.isKept)
    if views === unused, views.hasStates {
      self.unused = ViewStates(views.basis, isSpare: views.isSpare)
    }
    if views.isSpare { return element }
    views.discardUnused()
    // What is stored after each drawing is not known of rows that are not built.
    let isKept = tree.commits.isEmpty
    if isKept || views.hasStates {
      store(
        Row(
          at: index, isKept ? element : nil,
          part: tree.equatableParts.count == 1 ? tree.equatableParts[0] : nil,
          epoch: unused.basis.epoch,
          states: views.hasStates ? (views, knownID ?? id()) : nil, frame: frame))
    }
    return element
  }

  func beginFrame(_ basis: FrameBasis) {
    (unused, isResumed) = (ViewStates(basis), false)
    frame += 1
    (hadStates, hasStates, moved) = (hasStates, false, nil)
  }

  /// Continues the last frame, whose views are kept.
  func resumeFrame(_ basis: FrameBasis) {
    (unused, isResumed) = (ViewStates(basis), true)
  }

  /// Forgets the views that were not built in the frame.
  func endFrame() {
    let stores = commits
    if !isResumed { forgetOldRows() }
    (unused, moved, commits, isResumed, hadStates) = (nil, nil, [], false, false)
    for store in stores { store() }
  }

  /// The same rows for a spare drawing, which changes none of them.
  func forSpareDrawing() -> LazyViews {
    let spare = LazyViews()
    spare.unused = ViewStates(isSpare: true)
    (spare.rows, spare.frame, spare.hadStates) = (rows, frame + 1, hasStates)
    return spare
  }

  /// The element of a row of this frame, or of the last one if only states of views have changed since then.
  private func kept(_ row: Row, _ basis: FrameBasis) -> KeptElement? {
    guard let element = row.element, row.epoch == basis.epoch else { return nil }
    if row.frame == frame { return element }
    guard row.frame == frame - 1, !isResumed, basis.reuse == .allViews else { return nil }
    row.frame = frame
    if row.states != nil { hasStates = true }
    return element
  }

  /// The element of a row of the last frame that is one part by ``View/equatable()``, if its view is as before.
  private func kept(_ row: Row, showing view: some View, _ basis: FrameBasis) -> KeptElement? {
    // A row whose states another one has taken has a part that was built anew there.
    guard let part = row.part, let element = row.element, row.states != nil,
      row.frame == frame - 1, !isResumed, basis.reuse != .none,
      part.isBuilt(from: (view as? Views)?.only ?? view, in: basis)
    else { return nil }
    (row.frame, row.epoch) = (frame, basis.epoch)
    hasStates = true
    return element
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
    if row.states != nil { hasStates = true }
  }

  private func row(at index: Int) -> Row? {
    guard let row = rows[slot(index)], row.index == index else { return nil }
    return row
  }

  /// The index in ``rows`` for a row, which is negative if the program asks for one that does not exist.
  private func slot(_ index: Int) -> Int { index & (rows.count - 1) }

  /// The states that the views of an identity had in the last frame, in the same row or in another one that no row of this frame
  /// has taken them from.
  private func states(of id: AnyHashable, in row: Row?, like unused: ViewStates) -> ViewStates? {
    // A row that is built more than once in a frame has the same states each time.
    let isSame =
      row.map { row in
        (row.frame == frame - 1 || row.frame == frame && row.element == nil)
          && row.states?.id == id
      } ?? false
    guard let row = isSame ? row : movedRow(id), let views = row.states?.views else { return nil }
    if unused.isSpare { return views.forSpareDrawing() }
    row.states = nil
    views.basis = unused.basis
    return views
  }

  private func movedRow(_ id: AnyHashable) -> Row? {
    let moved = moved ?? rowsWithStates
    self.moved = moved
    var row = moved[id]
    while let found = row, found.states == nil || found.frame != frame - 1 { row = found.next }
    return row
  }

  private var rowsWithStates: [AnyHashable: Row] {
    var found = [AnyHashable: Row](minimumCapacity: rows.count)
    for case let row? in rows.reversed() where row.frame == frame - 1 {
      guard let id = row.states?.id else { continue }
      row.next = found.updateValue(row, forKey: id)
    }
    return found
  }
}
