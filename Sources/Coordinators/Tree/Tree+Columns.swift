/// The columns of split views: which one takes the keys, and what a ``Detail`` shows in them.
extension Tree {
  // MARK: Selection

  /// Adds the columns of a split view that is about to be shown.
  mutating func openColumns(of split: SplitViewController, in id: ContainerID, engine: Engine) {
    for column in split.columns {
      let content = open(column, in: id, engine: engine)
      if !column.pending.isUntouched { newContainers.append(content) }
      showingCount += 1
      let node = ScreenNode(
        screen: column, owner: nil, container: id, layer: .content, modal: nil,
        showing: showingCount, content: content)
      let screen = link(node, above: containerNodes[id].content.last)
      if column === split.columns[0] { select(screen, in: id) }
    }
  }

  func selectedColumn(of split: ContainerID) -> (any Presentable)? {
    selectedColumnID(of: split).map { screenNodes[$0].screen }
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

  /// Ends the transaction for the columns whose screens have changed.
  mutating func settleColumns() {
    var mutation = 0
    while mutation < journal.count {
      defer { mutation += 1 }
      switch journal[mutation] {
      case .screenInserted(let id), .screenRemoved(let id):
        guard containerNodes[screenNodes[id].container].isColumn else { continue }
        settle(screenNodes[id].container)
      default: continue
      }
    }
  }

  private mutating func settle(_ column: ContainerID) {
    if containerNodes[column].content.count == 0 {
      setDetail(ColumnDetail(latest: containerNodes[column].detail.latest), of: column)
    }
    guard let host = containerNodes[column].host, screenNodes[host].isLinked else { return }
    let split = screenNodes[host].container
    select(selectedColumnID(of: split), in: split)
  }

  // MARK: Details

  /// Notes that the coordinator of a detail starts: older details that have shown nothing may not show any more.
  mutating func noteStart(of detail: Detail, engine: Engine) {
    guard let (owner, id) = detail.target?.container.node, owner === engine,
      containerNodes[id].isColumn
    else { return }
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
  /// - Returns: whether the screen may be shown; `false` if a newer detail was opened since.
  mutating func open(
    _ detail: Detail, in column: ContainerID, leavingWith anchor: ScreenID?, selects: Bool,
    engine: Engine
  ) -> Bool {
    noteStart(of: detail, engine: engine)
    var state = containerNodes[column].detail
    if state.presenter === detail, containerNodes[column].content.count > 0 { return true }
    guard detail.number >= state.latest else { return false }
    // A coordinator that replaces one of the column takes its position, with what is above and the anchor.
    if insertionPoint?.container != ObjectIdentifier(containerNodes[column].container) {
      if let first = containerNodes[column].content.first { removeWithAllAbove(first) }
      state.anchor = anchor
    }
    state.presenter = detail
    setDetail(state, of: column)
    if selects { selectColumn(column) }
    return true
  }

  mutating func selectColumn(_ column: ContainerID) {
    guard let host = containerNodes[column].host else { return }
    select(host, in: screenNodes[host].container)
  }

  /// The screen that a detail leaves with, if it is shown now.
  func anchor(of detail: Detail, engine: Engine) -> ScreenID? {
    guard let source = detail.source, let (owner, id) = source.container.node, owner === engine
    else { return nil }
    return containerNodes[id][source.layer].last
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
