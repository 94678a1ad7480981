extension ModelTree {
  mutating func show(
    _ screen: ScreenName, in presenter: PresenterName, for owner: Int?
  ) throws(Refusal) {
    let target = target(of: presenter)
    try checkOpen(target.container)
    use(target.container)
    if let owner { try joinOrCheck(owner, shownIn: target.container) }
    let isRoot = target.container.kind == .window && target.modal == nil
    let root = isRoot ? node(target.container).content.first : nil
    if parent(of: screen.id) != nil || screen.kind == .column {
      if root?.id == screen.id { return }
      throw .screenAlreadyShown
    }
    if let root { removeWithAllAbove(root.id) }
    if let detail = target.detail, target.container.kind == .column,
      !opens(detail, in: target)
    {
      if let owner { noteCandidate(owner) }
      return
    }
    try checkCycle(screen, in: target.container)
    insert(screen, in: target, at: change.insertionPoint, for: owner)
    enterNewContainers()
  }

  /// Shows a screen unless `top` is on top; a coordinator without screens may then be removed.
  mutating func show(
    unless top: ScreenName?, _ screen: ScreenName, in presenter: PresenterName, for owner: Int
  ) throws(Refusal) {
    let target = target(of: presenter)
    guard let top, screens(of: target).last == top else {
      return try show(screen, in: presenter, for: owner)
    }
    try checkOpen(target.container)
    use(target.container)
    try joinOrCheck(owner, shownIn: target.container)
    if let detail = target.detail, detail.isSelected, mayShow(detail, in: target) {
      selectColumn(target.container)
    }
    noteCandidate(owner)
  }

  /// A coordinator that may have nothing to show is removed after the action.
  mutating func noteCandidate(_ flow: Int) {
    flows[flow]?.isRemovalCandidate = true
    change.candidates.append(flow)
  }

  mutating func setScreens(
    _ wanted: [ScreenName], in stack: ScreenName, for owner: Int?
  ) throws(Refusal) {
    use(stack)
    let node = node(stack)
    if let owner { try joinOrCheck(owner, shownIn: stack) }
    guard Set(wanted).count == wanted.count else { throw .screenAlreadyShown }
    if wanted.isEmpty, !node.content.isEmpty { removeModals(overColumn: node) }
    for screen in node.content.reversed() where !wanted.contains(screen.screen) {
      removeSubtree(screen.id)
    }
    let kept = find(stack.id)?.content.map(\.screen) ?? []
    for screen in wanted where !kept.contains(screen) {
      if parent(of: screen.id) != nil || screen.kind == .column { throw .screenAlreadyShown }
      try checkCycle(screen, in: stack)
      insert(screen, in: ModelTarget(container: stack), at: nil, for: owner)
    }
    edit(stack.id) { stack in
      let nodes = stack.content
      stack.content = wanted.compactMap { name in nodes.first { $0.screen == name } }
    }
    if kept != wanted.filter(kept.contains), let window = window(of: stack.id) {
      touch(window)
      change.rearranged.insert(window)
    }
    enterNewContainers()
  }

  /// A coordinator that was started directly may be in no window, if its screen is; any other one must be in that of its screen.
  mutating func joinOrCheck(_ owner: Int, shownIn container: ScreenName) throws(Refusal) {
    try adopt(owner, shownIn: container)
    if outside[owner] != nil { return }
    if let flow = flows[owner], let window = window(of: container.id), flow.window != window {
      throw .presenterNotInWindow
    }
    try checkLive(owner)
  }

  /// Checks that a container would not contain itself.
  private func checkCycle(_ screen: ScreenName, in container: ScreenName) throws(Refusal) {
    var cursor: ScreenName? = container
    while let container = cursor {
      if container == screen { throw .cycle }
      cursor = host(of: container)
    }
  }

  mutating func add(
    _ flow: FlowName, under parent: Int?, in window: Int? = nil
  ) throws(Refusal) {
    if flow.id == parent { throw .cycle }
    if flows[flow.id] != nil { throw .coordinatorAlreadyAdded }
    if let parent {
      try adopt(parent)
      try checkLive(parent)
    }
    guard let window = parent.flatMap({ flows[$0]?.window }) ?? window else { throw .windowClosed }
    let container = target(of: flow.presenter).container
    try checkOpen(container)
    if self.window(of: container.id) ?? window != window { throw .presenterNotInWindow }
    link(flow, under: parent, in: window)
  }

  mutating func link(
    _ flow: FlowName, under parent: Int?, in window: Int, isAdopted: Bool = false
  ) {
    let container = target(of: flow.presenter).container
    touch(window)
    flowNames[flow.id] = flow
    defer {
      joinCount += 1
      flows[flow.id]?.rank = joinCount
    }
    flows[flow.id] = ModelFlow(
      name: flow, window: window, parent: parent,
      screens: all.filter { $0.owner == flow.id }.sorted { $0.showing < $1.showing }.map(\.id),
      container: container.id, isAdopted: isAdopted, isJustAdopted: isAdopted)
    change.addedFlows.append(flow.id)
    change.calls.append(ModelRequest(action: .beginWaitingTasks(flow)))
    if let parent {
      flows[parent]?.children.append(flow.id)
      noteStart(of: parent)
    } else {
      roots.append(flow.id)
    }
    if case .detail(let detail) = flow.presenter { noteOpening(of: detail) }
  }

  func checkLive(_ flow: Int) throws(Refusal) {
    guard let flow = flows[flow], !flow.isFinishing else { throw .coordinatorRemoved }
  }

  mutating func insert(
    _ screen: ScreenName, in target: ModelTarget, at insertionPoint: InsertionPoint?,
    for owner: Int?
  ) {
    var node = others.first { $0.screen == screen } ?? ModelNode(unused: screen)
    others.removeAll { $0.screen == screen }
    (node.owner, node.modal) = (owner, target.modal)
    showingCount += 1
    node.showing = showingCount
    let window = window(of: target.container.id)
    let isShown = window != nil
    touch(window)
    if let detail = target.detail, !isShown, target.container.kind != .column {
      node.displaced = (detail, target.anchor)
    }
    var fillsInsertionPoint = false
    edit(target.container.id) { container in
      guard target.modal == nil else { return container.modals.append(node) }
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
    if target.container.kind == .tabs, target.modal == nil,
      find(target.container.id)?.selected == node.id
    {
      noteSelection(in: target.container)
    }
    if fillsInsertionPoint { change.insertionPoint?.below.append(node.id) }
    if let owner, flows[owner] != nil {
      flows[owner]?.screens.append(screen.id)
      noteStart(of: owner)
    }
    guard isShown else { return }
    change.shown.append(screen)
    if screen.kind != .page { change.newContainers.append(screen) }
  }
}
