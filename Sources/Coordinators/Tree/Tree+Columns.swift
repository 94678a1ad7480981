/// The columns of split views: which one takes the keys, and what a ``Detail`` shows in them.
extension Tree {
  /// Adds the columns of a split view that is in no window.
  mutating func openColumns(of split: SplitViewController, in id: ContainerID) {
    hasShownColumns = true
    for column in split.columns {
      let content = node(of: column)
      showingCount += 1
      let node = ScreenNode(
        screen: column, owner: nil, container: id, layer: .content, modal: nil,
        showing: showingCount, content: content)
      let screen = link(node, above: containerNodes[id].content.last)
      setDetail(ColumnDetail(), of: content)
      if column === split.columns[0] { select(screen, in: id) }
    }
  }

  func columnInFront(of split: ContainerID) -> (any Presentable)? {
    columnIDInFront(of: split).map { screenNodes[$0].screen }
  }

  /// The selected column; while that has no screens, the nearest one with screens, on its left if possible, or else
  /// the first one.
  func selectedColumnID(of split: ContainerID) -> ScreenID? {
    guard let selected = containerNodes[split].selected, !hasScreens(selected) else {
      return containerNodes[split].selected
    }
    return columnWithScreens(from: selected, by: layerOrder.previous(of:))
      ?? columnWithScreens(from: selected, by: layerOrder.next(of:))
      ?? containerNodes[split].content.first
  }

  /// The column whose active screen takes the keys: the one that a modal was shown in last, or else the selected one.
  func columnIDInFront(of split: ContainerID) -> ScreenID? {
    columnOfNewestModal(of: split) ?? selectedColumnID(of: split)
  }

  /// Whether a modal in one of the columns takes the keys.
  func isCovered(_ split: ContainerID) -> Bool { columnOfNewestModal(of: split) != nil }

  private func columnOfNewestModal(of split: ContainerID) -> ScreenID? {
    var newest: (column: ScreenID, showing: Int)?
    for column in layerOrder.ids(in: containerNodes[split].content) {
      guard let showing = showingOfFrontModal(in: column), showing > newest?.showing ?? 0 else {
        continue
      }
      newest = (column, showing)
    }
    return newest?.column
  }

  /// The showing of the outermost modal on the way from a column to the screen that is in front there.
  private func showingOfFrontModal(in column: ScreenID) -> Int? {
    var container = screenNodes[column].content
    while let id = container, let front = frontScreen(of: id) {
      if screenNodes[front].layer == .modals { return screenNodes[front].showing }
      container = screenNodes[front].content
    }
    return nil
  }

  private func columnWithScreens(
    from column: ScreenID, by next: (ScreenID) -> ScreenID?
  ) -> ScreenID? {
    var cursor = next(column)
    while let column = cursor, !hasScreens(column) { cursor = next(column) }
    return cursor
  }

  private func hasScreens(_ column: ScreenID) -> Bool {
    screenNodes[column].content.map { containerNodes[$0].content.count > 0 } ?? false
  }

  /// Whether a container is a column that has columns with screens on its left: going back empties it.
  func goingBackEmpties(_ container: ContainerID) -> Bool {
    guard containerNodes[container].isColumn, let column = containerNodes[container].host else {
      return false
    }
    return columnWithScreens(from: column, by: layerOrder.previous(of:)) != nil
  }

  /// Ends the transaction for the columns that were shown, or whose screens have changed.
  mutating func settleColumns() {
    guard hasShownColumns else { return }
    var mutation = 0
    while mutation < journal.count {
      defer { mutation += 1 }
      switch journal[mutation] {
      case .screenInserted(let id), .screenRemoved(let id):
        let (container, content) = (screenNodes[id].container, screenNodes[id].content)
        if containerNodes[container].isColumn { settle(container) }
        if let content, containerNodes[content].isColumn { settle(content) }
      case .containerEntered(let id, _): if containerNodes[id].isColumn { settle(id) }
      default: continue
      }
    }
  }

  private mutating func settle(_ column: ContainerID) {
    if containerNodes[column].window == nil { return }
    if containerNodes[column].content.count == 0 {
      setDetail(ColumnDetail(latest: containerNodes[column].detail.latest), of: column)
    }
    guard let host = containerNodes[column].host, screenNodes[host].isLinked else { return }
    let split = screenNodes[host].container
    select(selectedColumnID(of: split), in: split)
  }

  /// Removes the modals over a column, before its last screen leaves; does nothing for another container.
  mutating func removeModals(overColumn column: ContainerID) {
    guard containerNodes[column].isColumn else { return }
    while let modal = containerNodes[column].modals.last { removeSubtree(of: modal) }
  }

  /// The bottom modal over the column of a replaced coordinator, if its replacement has shown nothing there.
  var modalOverEmptyPosition: (any Presentable)? {
    guard let column = insertionPoint?.container, containerNodes[column].isColumn,
      containerNodes[column].content.count == 0,
      let bottom = containerNodes[column].modals.first,
      let top = containerNodes[column].modals.last,
      screenNodes[top].isCommitted
    else { return nil }
    return screenNodes[bottom].screen
  }

  /// Notes that the coordinator of a detail starts: older details that have shown nothing may not show any more.
  mutating func noteStart(of detail: Detail) {
    guard let target = detail.target, target.detail === detail, target.container.isColumn else {
      return
    }
    let id = node(of: target.container)
    if detail.number == 0 {
      showingCount += 1
      detail.number = showingCount
    }
    guard detail.number > containerNodes[id].detail.latest else { return }
    var state = containerNodes[id].detail
    state.latest = detail.number
    setDetail(state, of: id)
  }

  /// Prepares a column for a screen of a detail, whose first screen replaces what is in the column.
  ///
  /// - Returns: whether the screen may be shown; `false` if a newer detail was opened since, or the anchor has left.
  mutating func open(
    _ detail: Detail, in column: ContainerID, leavingWith anchor: ScreenID?
  ) -> Bool {
    guard mayShow(detail, in: column) else { return false }
    var state = containerNodes[column].detail
    if state.presenter == detail.id, containerNodes[column].content.count > 0 { return true }
    // A coordinator that replaces one of the column takes its position, with what is above and the anchor.
    if insertionPoint?.container != column {
      if let first = containerNodes[column].content.first { removeWithAllAbove(first) }
      // The anchor may have left with what the column had, and the detail leaves with the anchor.
      if let anchor, !screenNodes[anchor].isLinked { return false }
      state.anchor = anchor
    }
    state.presenter = detail.id
    setDetail(state, of: column)
    if detail.isSelected { selectColumn(column) }
    return true
  }

  /// Whether a detail has screens in a column, or no newer one was opened since.
  mutating func mayShow(_ detail: Detail, in column: ContainerID) -> Bool {
    noteStart(of: detail)
    let state = containerNodes[column].detail
    return (state.presenter == detail.id && containerNodes[column].content.count > 0)
      || detail.number >= state.latest
  }

  /// Selects a container if it is a column.
  mutating func selectColumn(_ column: ContainerID) {
    guard containerNodes[column].isColumn, let host = containerNodes[column].host else { return }
    select(host, in: screenNodes[host].container)
  }

  /// The screen that a detail leaves with, if it is shown now.
  func anchor(of detail: Detail) -> ScreenID? {
    guard let source = detail.source, let id = source.container.node else { return nil }
    let node = containerNodes[id]
    if source.layer == .content, node.role == .tabs { return node.selected }
    var screen = node[source.layer].last
    while let id = screen, screenNodes[id].modal !== source.modal {
      screen = layerOrder.previous(of: id)
    }
    return screen
  }

  mutating func setDetail(_ detail: ColumnDetail, of column: ContainerID) {
    let before = containerNodes[column].detail
    guard detail != before else { return }
    replaceDetail(of: column, by: detail)
    journal.append(.detailChanged(column, previous: before))
  }

  /// Sets the detail of a column without writing the journal, as a rollback needs it.
  mutating func replaceDetail(of column: ContainerID, by detail: ColumnDetail) {
    if let anchor = containerNodes[column].detail.anchor {
      screenNodes[anchor].anchoredColumn = nil
    }
    containerNodes[column].detail = detail
    if let anchor = detail.anchor { screenNodes[anchor].anchoredColumn = column }
  }

  /// Removes the detail of a screen that is about to leave.
  mutating func removeDetail(of anchor: ScreenID) {
    guard let column = screenNodes[anchor].anchoredColumn else { return }
    if let first = containerNodes[column].content.first { removeWithAllAbove(first) }
    setDetail(ColumnDetail(latest: containerNodes[column].detail.latest), of: column)
  }
}
