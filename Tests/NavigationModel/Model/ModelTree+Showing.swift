extension ModelTree {
  mutating func show(
    _ screen: ScreenName, in presenter: PresenterName, for owner: Int?
  ) throws(Refusal) {
    let container = presenter.container
    guard find(container.id) != nil else {
      return try showWaiting(screen, in: presenter, for: owner)
    }
    if let owner {
      adopt(owner)
      try checkLive(owner)
    }
    let isRoot = container == .window && presenter.modal == nil
    if parent(of: screen.id) != nil {
      if isRoot, window.content.contains(where: { $0.id == screen.id }) { return }
      throw .screenAlreadyShown
    }
    if isRoot, let root = window.content.first { removeWithAllAbove(root.id) }
    insert(screen, in: presenter, at: change.insertionPoint, for: owner)
    attachWaiting()
  }

  /// Shows a screen unless `top` is on top; a coordinator without screens may then be removed.
  mutating func show(
    unless top: ScreenName?, _ screen: ScreenName, in presenter: PresenterName, for owner: Int
  ) throws(Refusal) {
    let container =
      find(presenter.container.id)
      ?? contents(of: presenter.container).node(presenter.container)
    let row = presenter.modal == nil ? container.content : container.modals
    guard let top, row.last?.screen == top else {
      return try show(screen, in: presenter, for: owner)
    }
    try checkLive(owner)
    flows[owner]?.isRemovalCandidate = true
  }

  mutating func setScreens(
    _ wanted: [ScreenName], in stack: ScreenName, for owner: Int?
  ) throws(Refusal) {
    guard let node = find(stack.id) else {
      return try setWaitingScreens(wanted, in: stack, for: owner)
    }
    if let owner { try checkLive(owner) }
    guard Set(wanted).count == wanted.count else { throw .screenAlreadyShown }
    for screen in node.content.reversed() where !wanted.contains(screen.screen) {
      removeSubtree(screen.id)
    }
    let kept = find(stack.id)?.content.map(\.screen) ?? []
    for screen in wanted where !kept.contains(screen) {
      if parent(of: screen.id) != nil { throw .screenAlreadyShown }
      insert(screen, in: PresenterName(container: stack), at: nil, for: owner)
    }
    edit(stack.id) { stack in
      let nodes = stack.content
      stack.content = wanted.compactMap { name in nodes.first { $0.screen == name } }
    }
    if kept != wanted.filter(kept.contains) { change.isRearranged = true }
    attachWaiting()
  }

  mutating func add(_ flow: FlowName, under parent: Int?) throws(Refusal) {
    if flow.id == parent { throw .cycle }
    if flows[flow.id] != nil { throw .coordinatorAlreadyAdded }
    if let parent {
      adopt(parent)
      try checkLive(parent)
    }
    link(flow, under: parent)
  }

  mutating func link(_ flow: FlowName, under parent: Int?, isAdopted: Bool = false) {
    flows[flow.id] = ModelFlow(
      name: flow, parent: parent, container: find(flow.presenter.container.id)?.id,
      isAdopted: isAdopted)
    change.addedFlows.append(flow.id)
    if let parent { flows[parent]?.children.append(flow.id) } else { roots.append(flow.id) }
  }

  func checkLive(_ flow: Int) throws(Refusal) {
    guard let flow = flows[flow], !flow.isFinishing else { throw .coordinatorRemoved }
  }

  mutating func insert(
    _ screen: ScreenName, in presenter: PresenterName, at insertionPoint: InsertionPoint?,
    for owner: Int?
  ) {
    let node = ModelNode(screen, owner: owner, modal: presenter.modal)
    if screen.kind != .page { change.newContainers.append(screen) }
    var fillsInsertionPoint = false
    edit(presenter.container.id) { container in
      guard presenter.modal == nil else { return container.modals.append(node) }
      if let insertionPoint, insertionPoint.container == container.id {
        fillsInsertionPoint = true
        let below = container.content.lastIndex { insertionPoint.below.contains($0.id) }
        container.content.insert(node, at: below.map { $0 + 1 } ?? 0)
      } else {
        container.content.append(node)
      }
      guard container.screen.kind == .tabs else { return }
      if container.selected == nil || (fillsInsertionPoint && insertionPoint?.wasSelected == true) {
        container.selected = node.id
      }
    }
    if fillsInsertionPoint { change.insertionPoint?.below.append(node.id) }
    if let owner { flows[owner]?.screens.append(screen.id) }
    change.shown.append(screen)
  }
}
