/// Links that end at a coordinator, which then brings its place to the top.
extension Simulation {
  /// Removes what covers the place of a coordinator, and selects the tabs and columns that it is in.
  mutating func arrive(at flow: Int) {
    guard let place = state.place(of: flow) else { return }
    var beside = state.screens(keptBesides: place)
    beside.path.remove(place)
    beside.kept.insert(place)
    let children = state.flows[flow]?.children ?? []
    for child in children.reversed() where state.flows[child]?.isFinishing == false {
      if let screen = state.lowestPlace(of: child), state.isKept(screen, by: beside) { continue }
      issue(.remove(child, from: flow))
    }
    removeCovers { $0.find(place)?.modals.first }
    for level in state.path(to: place).map(\.id) {
      removeCovers { $0.cover(of: level) }
      removeCovers { $0.modalOver(level) }
    }
    selectTabsAndColumns(around: place)
  }

  mutating func selectTabsAndColumns(around screen: Int) {
    for node in state.path(to: screen) {
      guard node.modal == nil, let container = state.parent(of: node.id) else { continue }
      let isEmpty = state.find(node.id)?.content.isEmpty ?? true
      if container.screen.kind == .tabs || (node.screen.kind == .column && !isEmpty) {
        issue(.select(node.screen, in: container.screen))
      }
    }
  }

  private mutating func removeCovers(_ lowest: (ModelTree) -> ModelNode?) {
    guard let cover = lowest(state) else { return }
    submit(ModelRequest(action: .removeScreen(cover.screen), bypassesGuards: bypassesGuards))
  }
}

extension ModelTree {
  /// The last page of a coordinator, or the outermost of its containers: in a stack, the uppermost one of them.
  fileprivate func place(of flow: Int) -> Int? {
    let own = (flows[flow]?.screens ?? []).filter(isShown).compactMap(find)
    if let page = own.last(where: { $0.screen.kind == .page }) { return page.id }
    let ids = Set(own.map(\.id))
    var place = own.first.flatMap { path(to: $0.id).last { ids.contains($0.id) } }
    while let stack = place, stack.screen.isStack,
      let inner = stack.content.last(where: { ids.contains($0.id) })
    {
      place = inner
    }
    return place?.id
  }

  /// The screen or modal directly above a screen that it covers.
  fileprivate func cover(of screen: Int) -> ModelNode? {
    guard let node = find(screen), let container = parent(of: screen) else { return nil }
    let isModal = node.modal != nil
    guard isModal || container.screen.isStack || container.screen.kind == .window else {
      return nil
    }
    return (isModal ? container.modals : container.content).drop { $0.id != screen }.dropFirst()
      .first
  }

  /// The lowest modal over the container of a screen that is no modal itself.
  fileprivate func modalOver(_ screen: Int) -> ModelNode? {
    guard find(screen)?.modal == nil else { return nil }
    return parent(of: screen)?.modals.first
  }
}
