/// Where details show their screens, and which columns are selected.
extension ModelTree {
  func target(of presenter: PresenterName) -> ModelTarget {
    switch presenter {
    case .container(let name): ModelTarget(container: name.columns.first ?? name)
    case .modal(let id, let container, _): ModelTarget(container: container, modal: id)
    case .detail(let detail): target(of: detail)
    }
  }

  /// A detail means the column after the one that its source lies in; without a next one it means its source.
  func target(of detail: DetailName) -> ModelTarget {
    var target = target(of: detail.source)
    let anchor = anchor(in: target)
    if let column = column(around: target.container) {
      guard let next = column.nextColumn else { return target }
      target = ModelTarget(container: next)
    }
    (target.detail, target.anchor) = (detail, anchor)
    return target
  }

  /// The screen that a detail of a target leaves with.
  private func anchor(in target: ModelTarget) -> Int? {
    let container = node(target.container)
    guard target.modal == nil else { return container.modals.last { $0.modal == target.modal }?.id }
    return target.container.kind == .tabs ? container.selected : container.content.last?.id
  }

  /// The screens that a target shows, in the window or not.
  func screens(of target: ModelTarget) -> [ScreenName] {
    let container = node(target.container)
    return (target.modal == nil ? container.content : container.modals).map(\.screen)
  }

  /// The innermost column that a container is or lies in.
  private func column(around container: ScreenName) -> ScreenName? {
    var cursor: ScreenName? = container
    while let name = cursor, name.kind != .column { cursor = host(of: name) }
    return cursor
  }

  func isInColumn(_ container: ScreenName) -> Bool { column(around: container) != nil }

  /// The container that another one is shown in, in the window or not.
  func host(of container: ScreenName) -> ScreenName? {
    parent(of: container.id)?.screen ?? container.split
  }

  /// A detail is opened for its column when its coordinator starts, or with its first screen; the order of the first
  /// openings counts.
  mutating func noteOpening(of detail: DetailName) {
    let target = target(of: detail)
    guard target.detail == detail, target.container.kind == .column else { return }
    use(target.container)
    if !openedDetails.contains(detail.id) { openedDetails.append(detail.id) }
    let rank = rank(of: detail)
    edit(target.container.id) { $0.column.newest = max($0.column.newest, rank) }
  }

  private func rank(of detail: DetailName) -> Int {
    (openedDetails.firstIndex(of: detail.id) ?? -1) + 1
  }

  /// Whether a detail may show a screen in its column; the first one replaces everything in the column.
  mutating func opens(_ detail: DetailName, in target: ModelTarget) -> Bool {
    guard mayShow(detail, in: target), let column = find(target.container.id) else { return false }
    if column.column.detail == detail.id, !column.content.isEmpty { return true }
    // A replacement keeps what is around it, and the anchor.
    if change.insertionPoint?.container != column.id {
      if let bottom = column.content.first { removeWithAllAbove(bottom.id) }
      if let anchor = target.anchor, find(anchor) == nil { return false }
      edit(column.id) { $0.column.anchor = target.anchor }
    }
    edit(column.id) { $0.column.detail = detail.id }
    if detail.isSelected { selectColumn(column.screen) }
    return true
  }

  /// Whether a detail has screens in its column, or no newer one was opened since.
  mutating func mayShow(_ detail: DetailName, in target: ModelTarget) -> Bool {
    noteOpening(of: detail)
    guard let column = find(target.container.id) else { return true }
    return (column.column.detail == detail.id && !column.content.isEmpty)
      || rank(of: detail) >= column.column.newest
  }

  mutating func selectColumn(_ column: ScreenName) {
    guard let split = column.split else { return }
    if node(split).selected != column.id { touch(window(of: split.id)) }
    edit(split.id) { $0.selected = column.id }
  }

  /// Removes the details that leave with a screen.
  mutating func removeDetails(of anchor: Int) {
    for column in all where column.column.anchor == anchor {
      if let bottom = column.content.first { removeWithAllAbove(bottom.id) }
      edit(column.id) { ($0.column.detail, $0.column.anchor) = (nil, nil) }
    }
  }

  /// Removes what covers a column whose last screen is about to leave.
  mutating func removeModals(overColumn column: ModelNode) {
    guard column.screen.kind == .column else { return }
    for modal in column.modals.reversed() { removeSubtree(modal.id) }
  }

  /// The bottom modal over the column of a replaced coordinator, if its replacement has shown nothing there.
  var modalOverEmptyPosition: ScreenName? {
    guard let column = change.insertionPoint.flatMap({ find($0.container) }),
      column.screen.kind == .column, isShown(column.id), column.content.isEmpty,
      let top = column.modals.last,
      !change.shown.contains(top.screen)
    else { return nil }
    return column.modals.first?.screen
  }

  /// Ends a change: a column with screens is selected in each split view, and empty columns forget their details.
  mutating func settleColumns() {
    for split in shown where split.screen.kind == .split {
      edit(split.id) { $0.selected = split.selectedColumn }
      for column in split.content where column.content.isEmpty {
        edit(column.id) { ($0.column.detail, $0.column.anchor) = (nil, nil) }
      }
    }
  }

  /// The selected tab or column of each container.
  var selections: [Int: Int] {
    Dictionary(
      shown.compactMap { node in node.selected.map { (node.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
