package import Coordinators

/// Rebuilds the tree from the lines of a trace alone.
package struct TraceReplay {
  /// The tree, with the numbers of the trace as ids.
  private var state = ModelTree()
  private var types: [Int: String] = [:]
  private var active: Int?
  /// The numbers of the objects that the last line added: screens and coordinators.
  private(set) var latest: (shown: [Int], added: [Int]) = ([], [])

  package init() { (state.flows, state.roots) = ([:], []) }

  /// Applies a line after printing and parsing it.
  package mutating func read(_ line: TraceLine) {
    guard case .changed(let change) = TraceLine(line.description) else { return }
    let removed = change.removed.map(\.number)
    for number in removed { removeScreen(number) }
    for name in change.removedCoordinators { removeFlow(name.number) }
    for coordinator in change.addedCoordinators { add(coordinator) }
    var placements: [Placement] = []
    for move in change.moved {
      if let placement = remove(move) { placements.append(placement) }
    }
    for (screen, position) in zip(change.shown, change.positions) {
      var node = node(for: screen, in: position.container?.type)
      state.showingCount += 1
      node.showing = state.showingCount
      // The trace does not contain which modal showed the screen, and nothing depends on it.
      if position.isModal { node.modal = node.id }
      placements.append(Placement(node: node, position: position))
    }
    insert(placements)
    for tab in change.selected {
      guard let row = state.parent(of: tab.number) else { continue }
      state.edit(row.id) { $0.selected = tab.number }
    }
    if let name = change.activated?.name { active = name.number }
    if let active, state.find(active) == nil { self.active = nil }
    latest = (change.shown.map(\.name.number), change.addedCoordinators.map(\.name.number))
  }

  /// Whether the active screen of the rebuilt tree is the one in the trace.
  package var isConsistent: Bool { state.active?.id == active }

  /// The snapshot of the tree with the model's ids instead of the trace's numbers.
  func snapshot(naming names: [Int: Int]) -> [Int] {
    state.snapshot.enumerated().map { index, number in
      index == 1 || number <= 0 ? number : names[number] ?? -9
    }
  }

  /// The expected value of `Window.outline`.
  package var outline: String {
    let screens = inside(state.window, depth: 1)
    let coordinators = state.roots.flatMap { lines(of: $0, depth: 1) }
    return (["Window"] + screens + ["Coordinators"] + coordinators).joined(separator: "\n")
  }

  private func inside(_ node: ModelNode, depth: Int) -> [String] {
    let content = node.content.flatMap {
      lines(of: $0, mark: node.selected == $0.id ? " selected" : "", depth: depth)
    }
    return content + node.modals.flatMap { lines(of: $0, mark: " modal", depth: depth) }
  }

  private func lines(of node: ModelNode, mark: String, depth: Int) -> [String] {
    let owner = node.owner.map { " (\(type($0)))" } ?? ""
    let line = type(node.id) + owner + mark + (node.id == active ? " active" : "")
    return [indented(line, by: depth)] + inside(node, depth: depth + 1)
  }

  private func lines(of flow: Int, depth: Int) -> [String] {
    [indented(type(flow), by: depth)]
      + (state.flows[flow]?.children ?? []).flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func type(_ number: Int) -> String { types[number] ?? "?" }

  private func indented(_ text: String, by depth: Int) -> String {
    String(repeating: "  ", count: depth) + text
  }
}

extension TraceReplay {
  /// A screen to be inserted at a position.
  private struct Placement {
    let node: ModelNode
    let position: TracedPosition
  }

  private mutating func node(for screen: TracedScreen, in container: String?) -> ModelNode {
    let (number, type) = (screen.name.number, screen.name.type)
    types[number] = type
    let kind: ScreenName.Kind =
      switch type {
      case "NavigationController": container == "SplitViewController" ? .column : .stack
      case "TabBarController": .tabs
      case "SplitViewController": .split
      default: .page
      }
    if let owner = screen.coordinator { state.flows[owner.number]?.screens.append(number) }
    return ModelNode(ScreenName(id: number, kind: kind), owner: screen.coordinator?.number)
  }

  /// Removes a screen that is to be inserted again.
  private mutating func remove(_ move: TracedMove) -> Placement? {
    let number = move.screen.number
    guard let node = state.find(number), let row = state.parent(of: number) else { return nil }
    state.edit(row.id) { row in row.content.removeAll { $0.id == number } }
    let container = row.id == 0 ? nil : TracedName(type: type(row.id), number: row.id)
    return Placement(node: node, position: TracedPosition(container, below: move.below))
  }

  /// Inserts each screen as soon as its container and the screen below it are there.
  private mutating func insert(_ placements: [Placement]) {
    var pending = placements
    while let index = pending.firstIndex(where: canInsert) {
      let (node, position) = (pending[index].node, pending[index].position)
      pending.remove(at: index)
      state.edit(position.container?.number ?? 0) { container in
        let row = position.isModal ? container.modals : container.content
        let below = row.firstIndex { $0.id == position.below?.number }
        let index = below.map { $0 + 1 } ?? 0
        if position.isModal {
          container.modals.insert(node, at: index)
        } else {
          container.content.insert(node, at: index)
        }
      }
    }
  }

  private func canInsert(_ placement: Placement) -> Bool {
    guard let container = state.find(placement.position.container?.number ?? 0) else {
      return false
    }
    guard let below = placement.position.below?.number else { return true }
    let row = placement.position.isModal ? container.modals : container.content
    return row.contains { $0.id == below }
  }

  private mutating func removeScreen(_ number: Int) {
    types[number] = nil
    if let owner = state.find(number)?.owner {
      state.flows[owner]?.screens.removeAll { $0 == number }
    }
    guard let row = state.parent(of: number) else { return }
    state.edit(row.id) { row in
      if row.selected == number { row.selected = nil }
      row.content.removeAll { $0.id == number }
      row.modals.removeAll { $0.id == number }
    }
  }

  private mutating func add(_ coordinator: TracedCoordinator) {
    let number = coordinator.name.number
    types[number] = coordinator.name.type
    let name = FlowName(id: number, presenter: FlowName.app.presenter, steps: [], fails: false)
    var flow =
      state.flows[number] ?? ModelFlow(name: name, parent: nil, presenterContainer: .window)
    detach(flow)
    flow.parent = coordinator.parent?.number
    state.flows[number] = flow
    if let parent = flow.parent {
      state.flows[parent]?.children.append(number)
    } else {
      state.roots.append(number)
    }
  }

  private mutating func removeFlow(_ number: Int) {
    types[number] = nil
    if let flow = state.flows.removeValue(forKey: number) { detach(flow) }
  }

  /// Removes a coordinator from its parent, or from the roots.
  private mutating func detach(_ flow: ModelFlow) {
    state.roots.removeAll { $0 == flow.name.id }
    if let parent = flow.parent { state.flows[parent]?.children.removeAll { $0 == flow.name.id } }
  }
}
