/// Coordinators that were started directly.
extension ModelTree {
  /// Adds a coordinator that was started directly, at its first request that concerns a window.
  ///
  /// That is the window of the container that it shows a screen in, or else that of its own presenter.
  mutating func adopt(_ flow: Int, shownIn container: ScreenName? = nil) throws(Refusal) {
    guard let name = outside[flow] else { return }
    let presenter = target(of: name.presenter).container.id
    let presenterWindow = openWindow(of: presenter)
    guard let window = container.flatMap({ openWindow(of: $0.id) }) ?? presenterWindow else {
      return
    }
    if presenterWindow ?? window != window { throw .presenterNotInWindow }
    outside[flow] = nil
    let place = presenterWindow == nil ? container?.id : presenter
    link(
      name, under: place.flatMap(owner(around:)) ?? roots(in: window).first, in: window,
      isAdopted: true)
  }

  /// Adds the coordinators of screens that came into a window: the outermost first, and those at the same depth after
  /// all of them have their parents.
  ///
  /// A screen leaves whose coordinator may not be in that window.
  mutating func adoptOwners(of screens: [ModelNode]) {
    var joining: [(name: FlowName, container: Int)] = []
    for screen in screens {
      guard let owner = screen.owner, let shownIn = parent(of: screen.id),
        let window = window(of: shownIn.id), mayStay(screen.id, of: owner, in: window),
        let name = outside[owner], !joining.contains(where: { $0.name.id == owner })
      else { continue }
      let container = target(of: name.presenter).container.id
      joining.append((name, openWindow(of: container) != nil ? container : shownIn.id))
    }
    let levels = Dictionary(grouping: joining) { path(to: $0.container).count }
    for flows in levels.sorted(by: { $0.key < $1.key }).map(\.value) {
      let parents = flows.map { owner(around: $0.container) }
      for (flow, parent) in zip(flows, parents) {
        guard let window = window(of: flow.container) else { continue }
        outside[flow.name.id] = nil
        link(flow.name, under: parent ?? roots(in: window).first, in: window, isAdopted: true)
      }
    }
  }

  /// Whether a screen that came into a window may be there; else it leaves.
  private mutating func mayStay(_ screen: Int, of owner: Int, in window: Int) -> Bool {
    let refusal: Refusal? =
      if let name = outside[owner] {
        openWindow(of: target(of: name.presenter).container.id) ?? window == window
          ? nil : .presenterNotInWindow
      } else if let flow = flows[owner], flow.window == window {
        nil
      } else {
        .presenterNotInWindow
      }
    guard let refusal else { return true }
    change.problems.append((refusal, window))
    touch(window)
    removeAlone(screen)
    return false
  }

  /// The window of a container, unless that has closed.
  private func openWindow(of container: Int) -> Int? {
    window(of: container).flatMap { closed.contains($0) ? nil : $0 }
  }

  /// Adds a coordinator, or moves an adopted one to the parent that adds it afterwards.
  mutating func addOrMove(_ flow: FlowName, under parent: Int) throws(Refusal) {
    guard let adopted = flows[flow.id], adopted.isAdopted, !adopted.isFinishing
    else { return try add(flow, under: parent) }
    try checkLive(parent)
    if flows[parent]?.window != adopted.window { throw .presenterNotInWindow }
    var cursor: Int? = parent
    while let ancestor = cursor {
      if ancestor == flow.id { throw .cycle }
      cursor = flows[ancestor]?.parent
    }
    flows[flow.id]?.isAdopted = false
    noteStart(of: parent)
    touch(adopted.window)
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
