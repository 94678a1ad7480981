extension ModelTree {
  /// Removes a screen with all screens above it; a tab is removed alone.
  mutating func removeWithAllAbove(_ id: Int) {
    guard let parent = parent(of: id), let node = find(id) else { return }
    let list = node.modal == nil ? parent.content : parent.modals
    if node.modal == nil, parent.screen.kind == .tabs { return removeSubtree(id) }
    if node.modal == nil, list.first?.id == id { removeModals(overColumn: parent) }
    guard let index = list.firstIndex(where: { $0.id == id }) else { return }
    for node in list[index...].reversed() { removeSubtree(node.id) }
  }

  /// Removes a screen after its detail and after everything inside it: right before left, top before bottom.
  ///
  /// A tab bar that leaves selects no tab in passing while its tabs leave one by one.
  mutating func removeSubtree(_ id: Int, selectsNeighbour: Bool = true) {
    removeDetails(of: id)
    removeContents(of: id)
    guard let parent = parent(of: id), let node = find(id) else { return }
    detach(id, selectsNeighbour: selectsNeighbour && parent.selected == id)
    recordRemoval(of: node)
  }

  mutating func detach(_ id: Int, selectsNeighbour: Bool) {
    guard let container = parent(of: id) else { return }
    touch(window(of: id))
    edit(container.id) { container in
      if selectsNeighbour, let index = container.content.firstIndex(where: { $0.id == id }) {
        let rest = container.content.filter { $0.id != id }
        container.selected = rest.isEmpty ? nil : rest[min(index, rest.count - 1)].id
      }
      container.content.removeAll { $0.id == id }
      container.modals.removeAll { $0.id == id }
    }
    if selectsNeighbour { noteSelection(in: container.screen) }
  }

  private mutating func removeContents(of id: Int) {
    guard let node = find(id) else { return }
    for inner in node.modals.reversed() + node.content.reversed() {
      removeSubtree(inner.id, selectsNeighbour: false)
    }
  }

  /// Removes the coordinators that are finished or empty.
  mutating func removeEmptyFlows() {
    for flow in change.candidatesOutside where !all.contains(where: { $0.owner == flow }) {
      if let name = outside.removeValue(forKey: flow) { change.removedOutside.append(name) }
    }
    for flow in removalOrder { touch(flows[flow]?.window) }
    while let flow = flows.values.filter(\.canBeRemoved).min(by: { $0.name.id < $1.name.id }) {
      flows[flow.name.id] = nil
      change.removedFlows.append(flow)
      guard let parent = flow.parent else {
        roots.removeAll { $0 == flow.name.id }
        continue
      }
      flows[parent]?.children.removeAll { $0 == flow.name.id }
      if !flow.isFinishing { flows[parent]?.isRemovalCandidate = true }
    }
    for id in flows.keys {
      flows[id]?.isRemovalCandidate = false
      flows[id]?.isJustAdopted = false
      flows[id]?.isNew = false
    }
    change.addedFlows.removeAll { flows[$0] == nil }
  }

  /// The coordinators that leave now: the candidates in order, and each parent after its last child.
  private var removalOrder: [Int] {
    var (rest, queue, order) = (flows, change.candidates, [Int]())
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let flow = rest[id], flow.canBeRemoved else { continue }
      rest[id] = nil
      order.append(id)
      guard let parent = flow.parent else { continue }
      rest[parent]?.children.removeAll { $0 == id }
      if !flow.isFinishing { rest[parent]?.isRemovalCandidate = true }
      queue.append(parent)
    }
    return order
  }

  mutating func removeFlow(_ flow: Int, isClosing: Bool = false) {
    reportLostScreens(of: isClosing ? subtree(of: flow) : subtree(of: flow).dropLast())
    defer { change.candidates += subtree(of: flow) }
    var shared: [Int: Bool] = [:]
    for id in subtree(of: flow) {
      flows[id]?.isFinishing = true
      while let screen = flows[id]?.screens.last {
        if isClosing, !isShown(screen), let container = parent(of: screen),
          shared[container.id] == nil
        {
          shared[container.id] = isShared(container, byOthersThan: flows[id]?.window)
        }
        // What else is in a container that this window alone has filled will never be shown.
        if isClosing, !isShown(screen), let container = parent(of: screen),
          shared[container.id] == false
        {
          removeContents(of: container.id)
          let unused = ModelNode(unused: container.screen)
          edit(container.id) { ($0.content, $0.selected) = (unused.content, unused.selected) }
        } else {
          removeWithAllAbove(screen)
        }
      }
    }
  }

  /// Whether coordinators of other windows have screens in a container or use it as their presenter.
  private func isShared(_ container: ModelNode, byOthersThan window: Int?) -> Bool {
    let owners = (container.content + container.modals).compactMap(\.owner)
    return flows.values.contains {
      $0.window != window && ($0.container == container.id || owners.contains($0.name.id))
    }
  }

  /// Reports each container in no window in which one of these coordinators loses a screen.
  private mutating func reportLostScreens(of lost: some Sequence<Int>) {
    guard let window = lost.first(where: { _ in true }).flatMap({ flows[$0]?.window }) else {
      return
    }
    let lost = Set(lost)
    for container in others.flatMap(\.all)
    where (container.content + container.modals)
      .contains(where: { $0.owner.map(lost.contains) == true })
    {
      change.problems.append((.neverShown, window))
      touch(window)
    }
  }

  /// Removes a coordinator's screens but keeps the screens above them, and remembers their position.
  mutating func removeFlowKeepingPosition(_ flow: Int) {
    if let first = flows[flow]?.screens.first, let node = find(first), node.modal == nil,
      let parent = parent(of: first)
    {
      change.insertionPoint = InsertionPoint(
        container: parent.id,
        below: parent.content.map(\.id).prefix { $0 != first }.map(\.self),
        wasSelected: parent.selected == first)
    } else {
      change.insertionPoint = nil
    }
    reportLostScreens(of: subtree(of: flow).dropLast())
    defer { change.candidates += subtree(of: flow) }
    for id in subtree(of: flow) {
      flows[id]?.isFinishing = true
      while let screen = flows[id]?.screens.last {
        if find(screen)?.modal != nil { removeWithAllAbove(screen) } else { removeAlone(screen) }
      }
    }
  }

  /// Removes a screen but not those above it; the modals over a column leave with its last screen, unless that is to
  /// be replaced.
  mutating func removeAlone(_ id: Int) {
    if let parent = parent(of: id), parent.content.map(\.id) == [id],
      change.insertionPoint?.container != parent.id
    {
      removeModals(overColumn: parent)
    }
    removeSubtree(id)
  }

  mutating func close(_ window: Int) {
    removeContents(of: window)
    windows[window] = ModelNode(.window(window))
    for root in roots(in: window).reversed() { removeFlow(root, isClosing: true) }
  }

  /// The children before their parents, the youngest first.
  func subtree(of flow: Int) -> [Int] {
    var found = [flow]
    var next = 0
    while next < found.count {
      found += flows[found[next]]?.children ?? []
      next += 1
    }
    return found.reversed()
  }

  private mutating func recordRemoval(of node: ModelNode) {
    // The newest first.
    let hosted = flows.values.filter { $0.container == node.id }.sorted { $0.rank > $1.rank }
    for id in hosted.map(\.name.id) {
      flows[id]?.container = nil
      flows[id]?.hasLostPresentation = true
      change.candidates.append(id)
    }
    for flow in unstartedFlows(of: node.screen) {
      flows[flow]?.hasLostPresentation = true
      change.candidates.append(flow)
    }
    if let window = change.knownScreens.removeValue(forKey: node.id) {
      change.removed.append((node, window))
    }
    change.shown.removeAll { $0.id == node.id }
    guard let owner = node.owner else { return }
    if outside[owner] != nil { change.candidatesOutside.append(owner) }
    change.candidates.append(owner)
    flows[owner]?.screens.removeAll { $0 == node.id }
    if flows[owner]?.screens.isEmpty == true { flows[owner]?.hasLostPresentation = true }
  }
}
