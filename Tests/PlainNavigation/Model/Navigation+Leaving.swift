extension Navigation {
  /// Takes a screen away with what lies above it; a tab alone.
  mutating func cut(_ id: Int) {
    guard let parent = parent(of: id), let node = find(id) else { return }
    let list = node.modal == nil ? parent.content : parent.modals
    if node.modal == nil, parent.screen.kind == .tabs { return take(id) }
    guard let index = list.firstIndex(where: { $0.id == id }) else { return }
    for node in list[index...].reversed() { take(node.id) }
  }

  /// Takes one screen away with everything inside it.
  mutating func take(_ id: Int) {
    guard let parent = parent(of: id), let node = find(id) else { return }
    edit(parent.id) { parent in
      if parent.selected == id, let index = parent.content.firstIndex(where: { $0.id == id }) {
        let rest = parent.content.filter { $0.id != id }
        parent.selected = rest.isEmpty ? nil : rest[min(index, rest.count - 1)].id
      }
      parent.content.removeAll { $0.id == id }
      parent.modals.removeAll { $0.id == id }
    }
    lose(node.leaving)
  }

  /// What is left of the operation's strays.
  mutating func emptyStrays() -> Int {
    let lost = strays
    strays = []
    for stray in lost { lose(stray.leaving) }
    return lost.count
  }

  /// Lets go of every coordinator that nothing keeps any more.
  mutating func settle() {
    while let flow = flows.values.filter(\.isDone).min(by: { $0.name.id < $1.name.id }) {
      flows[flow.name.id] = nil
      draft.gone.append(flow)
      guard let parent = flow.parent else {
        roots.removeAll { $0 == flow.name.id }
        continue
      }
      flows[parent]?.children.removeAll { $0 == flow.name.id }
      if !flow.isLeaving { flows[parent]?.isBereft = true }
    }
    for id in flows.keys { flows[id]?.isBereft = false }
    draft.added.removeAll { flows[$0] == nil }
  }

  mutating func dismiss(_ flow: Int) {
    for id in subtree(of: flow) {
      flows[id]?.isLeaving = true
      while let screen = flows[id]?.screens.last { cut(screen) }
    }
  }

  /// Takes a coordinator's screens out from among the others, which stay.
  mutating func dismissKeepingPlace(_ flow: Int) {
    if let first = flows[flow]?.screens.first, let node = find(first), node.modal == nil,
      let parent = parent(of: first)
    {
      draft.gap = Gap(
        container: parent.id,
        below: parent.content.map(\.id).prefix { $0 != first }.map(\.self),
        isSelected: parent.selected == first)
    }
    for id in subtree(of: flow) {
      flows[id]?.isLeaving = true
      while let screen = flows[id]?.screens.last {
        if find(screen)?.modal != nil { cut(screen) } else { take(screen) }
      }
    }
  }

  mutating func close() {
    lose((window.modals.reversed() + window.content.reversed()).flatMap(\.leaving))
    window = Node(.window)
    for root in roots.reversed() { dismiss(root) }
  }

  /// The children before their parents, the youngest first.
  private func subtree(of flow: Int) -> [Int] {
    var found = [flow]
    var next = 0
    while next < found.count {
      found += flows[found[next]]?.children ?? []
      next += 1
    }
    return found.reversed()
  }

  private mutating func lose(_ nodes: [Node]) {
    for node in nodes {
      for (id, flow) in flows where flow.home == node.id {
        flows[id]?.home = nil
        flows[id]?.isAdrift = true
      }
      if draft.known.remove(node.id) != nil { draft.left.append(node) }
      draft.shown.removeAll { $0.id == node.id }
      guard let owner = node.owner else { continue }
      flows[owner]?.screens.removeAll { $0 == node.id }
      if flows[owner]?.screens.isEmpty == true { flows[owner]?.isAdrift = true }
    }
  }
}
