/// Coordinators that were started directly.
extension ModelTree {
  /// Adds a coordinator that was started directly, at its first request that concerns the window.
  mutating func adopt(_ flow: Int, shownIn container: ScreenName? = nil) {
    guard let name = outside[flow],
      isShown(target(of: name.presenter).container.id) || container.map({ isShown($0.id) }) == true
    else { return }
    outside[flow] = nil
    link(
      name, under: owner(around: target(of: name.presenter).container.id) ?? roots.first,
      isAdopted: true)
  }

  /// Adds the coordinators of screens that came into the window: the outermost first, and those at the same depth after
  /// all of them have their parents.
  mutating func adoptOwners(of screens: [ModelNode]) {
    var joining: [(name: FlowName, container: Int)] = []
    for screen in screens {
      guard let owner = screen.owner, let name = outside.removeValue(forKey: owner),
        let shownIn = parent(of: screen.id)
      else { continue }
      let container = target(of: name.presenter).container.id
      joining.append((name, isShown(container) ? container : shownIn.id))
    }
    let levels = Dictionary(grouping: joining) { path(to: $0.container).count }
    for flows in levels.sorted(by: { $0.key < $1.key }).map(\.value) {
      let parents = flows.map { owner(around: $0.container) }
      for (flow, parent) in zip(flows, parents) {
        link(flow.name, under: parent ?? roots.first, isAdopted: true)
      }
    }
  }

  /// Adds a coordinator, or moves an adopted one to the parent that adds it afterwards.
  mutating func addOrMove(_ flow: FlowName, under parent: Int) throws(Refusal) {
    guard let adopted = flows[flow.id], adopted.isAdopted, !adopted.isFinishing
    else { return try add(flow, under: parent) }
    try checkLive(parent)
    var cursor: Int? = parent
    while let ancestor = cursor {
      if ancestor == flow.id { throw .cycle }
      cursor = flows[ancestor]?.parent
    }
    flows[flow.id]?.isAdopted = false
    noteStart(of: parent)
    guard parent != adopted.parent else { return }
    if let old = adopted.parent {
      flows[old]?.children.removeAll { $0 == flow.id }
    } else {
      roots.removeAll { $0 == flow.id }
    }
    flows[parent]?.children.append(flow.id)
    flows[flow.id]?.parent = parent
    if !change.addedFlows.contains(flow.id) { change.addedFlows.append(flow.id) }
  }

  /// The coordinator that showed a container, or the nearest one around it.
  private func owner(around container: Int) -> Int? {
    var cursor = find(container)
    while let node = cursor {
      if let owner = node.owner, flows[owner]?.isFinishing == false { return owner }
      cursor = parent(of: node.id)
    }
    return nil
  }
}
