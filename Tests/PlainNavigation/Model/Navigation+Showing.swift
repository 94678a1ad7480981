extension Navigation {
  mutating func show(
    _ screen: ScreenName, in place: PlaceName, for owner: Int?
  ) throws(Refusal) {
    let container = place.container
    open(container)
    if let owner { try checkAlive(owner) }
    let isRoot = container == .window && place.modal == nil
    if parent(of: screen.id) != nil {
      if isRoot, window.content.contains(where: { $0.id == screen.id }) { return }
      throw .screenAlreadyShown
    }
    if find(screen.id)?.find(container.id) != nil { throw .cycle }
    if isRoot, let root = window.content.first { cut(root.id) }
    insert(screen, in: place, at: draft.gap, for: owner)
  }

  /// Shows a screen unless `top` is on top; who then has nothing at all leaves.
  mutating func show(
    unless top: ScreenName?, _ screen: ScreenName, in place: PlaceName, for owner: Int
  ) throws(Refusal) {
    let container = find(place.container.id)
    let row = place.modal == nil ? container?.content : container?.modals
    guard let top, row?.last?.screen == top else { return try show(screen, in: place, for: owner) }
    try checkAlive(owner)
    flows[owner]?.isBereft = true
  }

  mutating func setScreens(
    _ wanted: [ScreenName], in stack: ScreenName, for owner: Int?
  ) throws(Refusal) {
    guard let node = find(stack.id) else { throw .presenterNotInWindow }
    if let owner { try checkAlive(owner) }
    guard Set(wanted).count == wanted.count else { throw .screenAlreadyShown }
    for screen in node.content.reversed() where !wanted.contains(screen.screen) { take(screen.id) }
    let kept = find(stack.id)?.content.map(\.screen) ?? []
    for screen in wanted where !kept.contains(screen) {
      if parent(of: screen.id) != nil { throw .screenAlreadyShown }
      if find(screen.id)?.find(stack.id) != nil { throw .cycle }
      insert(screen, in: PlaceName(container: stack), at: nil, for: owner)
    }
    edit(stack.id) { stack in
      let nodes = stack.content
      stack.content = wanted.compactMap { name in nodes.first { $0.screen == name } }
    }
    if kept != wanted.filter(kept.contains) { draft.isRearranged = true }
  }

  mutating func add(_ flow: FlowName, under parent: Int?) throws(Refusal) {
    if flow.id == parent { throw .cycle }
    if flows[flow.id] != nil { throw .coordinatorAlreadyAdded }
    if let parent { try checkAlive(parent) }
    open(flow.place.container)
    flows[flow.id] = Flow(name: flow, parent: parent, home: flow.place.container.id)
    draft.added.append(flow.id)
    if let parent { flows[parent]?.children.append(flow.id) } else { roots.append(flow.id) }
  }

  func checkAlive(_ flow: Int) throws(Refusal) {
    guard let flow = flows[flow], !flow.isLeaving else { throw .coordinatorRemoved }
  }

  private mutating func open(_ container: ScreenName) {
    if find(container.id) == nil { strays.append(Node(container)) }
  }

  private mutating func insert(
    _ screen: ScreenName, in place: PlaceName, at gap: Gap?, for owner: Int?
  ) {
    var node = strays.first { $0.id == screen.id } ?? Node(screen)
    strays.removeAll { $0.id == screen.id }
    (node.owner, node.modal) = (owner, place.modal)
    var fillsGap = false
    edit(place.container.id) { container in
      guard place.modal == nil else { return container.modals.append(node) }
      if let gap, gap.container == container.id {
        fillsGap = true
        let below = container.content.lastIndex { gap.below.contains($0.id) }
        container.content.insert(node, at: below.map { $0 + 1 } ?? 0)
      } else {
        container.content.append(node)
      }
      guard container.screen.kind == .tabs else { return }
      if container.selected == nil || (fillsGap && gap?.isSelected == true) {
        container.selected = node.id
      }
    }
    if fillsGap { draft.gap?.below.append(node.id) }
    if let owner { flows[owner]?.screens.append(screen.id) }
    draft.shown.append(screen)
  }
}
