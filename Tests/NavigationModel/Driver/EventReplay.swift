import Coordinators

/// Rebuilds the tree of a window from its events alone.
@MainActor
struct EventReplay {
  private let window: Int
  /// Returns the model's id of a screen or coordinator.
  var id: (AnyObject) -> Int = { _ in -9 }

  /// The tree; nothing in it comes from the model.
  private var state: ModelTree
  /// The names of the types of screens and coordinators.
  private var types: [Int: String] = [:]
  private var active: Int?

  init(of window: Int) {
    self.window = window
    state = ModelTree(windowCount: 0)
    state.windows = [ModelNode(.window(window))]
  }

  /// Applies an event.
  mutating func read(_ event: WindowEvent) {
    guard case .changed(let change) = event else { return }
    for screen in change.removed { removeScreen(id(screen)) }
    for coordinator in change.removedCoordinators { removeFlow(id(coordinator)) }
    for coordinator in change.addedCoordinators { add(coordinator) }
    var placements: [Placement] = []
    for screen in change.moved {
      if let node = remove(screen), let position = change.position(of: screen) {
        placements.append(Placement(node: node, position: position))
      }
    }
    for screen in change.shown {
      guard let position = change.position(of: screen) else { continue }
      var node = node(for: screen, at: position)
      state.showingCount += 1
      node.showing = state.showingCount
      // An event does not contain which modal showed the screen, and nothing depends on it.
      if position.isModal { node.modal = node.id }
      placements.append(Placement(node: node, position: position))
    }
    insert(placements)
    for tab in change.selected.map({ id($0) }) {
      guard let row = state.parent(of: tab) else { continue }
      state.edit(row.id) { $0.selected = tab }
    }
    // A screen that left and was shown again in one change may have been active before, too.
    let returned = change.shown.first { change.position(of: $0)?.isActive == true }
    if let screen = change.activated ?? returned { active = id(screen) }
    if let active, state.find(active) == nil { self.active = nil }
  }

  /// Whether the active screen of the rebuilt tree is the one in the events.
  var isConsistent: Bool { state.active(in: 0)?.id == active }

  var snapshot: [Int] { state.reportedSnapshot(of: 0) }

  /// The expected value of `Window.outline`.
  var outline: String {
    let screens = inside(state.windows[0], depth: 1)
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

  private func type(_ id: Int) -> String { types[id] ?? "?" }

  private func indented(_ text: String, by depth: Int) -> String {
    String(repeating: "  ", count: depth) + text
  }
}

extension EventReplay {
  /// A screen to be inserted at a position.
  private struct Placement {
    let node: ModelNode
    let position: Window.Position
  }

  private mutating func node(for screen: any Presentable, at position: Window.Position) -> ModelNode
  {
    let number = id(screen)
    types[number] = "\(Swift.type(of: screen))"
    let kind: ScreenName.Kind =
      switch screen {
      case is NavigationController: position.container is SplitViewController ? .column : .stack
      case is TabBarController: .tabs
      case is SplitViewController: .split
      default: .page
      }
    let owner = position.coordinator.map { id($0) }
    if let owner { state.flows[owner]?.screens.append(number) }
    return ModelNode(ScreenName(id: number, kind: kind), owner: owner)
  }

  /// Removes a screen that is to be inserted again.
  private mutating func remove(_ screen: any Presentable) -> ModelNode? {
    let number = id(screen)
    guard let node = state.find(number), let row = state.parent(of: number) else { return nil }
    state.edit(row.id) { row in row.content.removeAll { $0.id == number } }
    return node
  }

  /// Inserts each screen as soon as its container and the screen below it are there.
  private mutating func insert(_ placements: [Placement]) {
    var pending = placements
    while let index = pending.firstIndex(where: canInsert) {
      let (node, position) = (pending[index].node, pending[index].position)
      pending.remove(at: index)
      let below = position.below.map { id($0) }
      state.edit(container(of: position)) { container in
        let row = position.isModal ? container.modals : container.content
        let index = row.firstIndex { $0.id == below }.map { $0 + 1 } ?? 0
        if position.isModal {
          container.modals.insert(node, at: index)
        } else {
          container.content.insert(node, at: index)
        }
      }
    }
  }

  private func canInsert(_ placement: Placement) -> Bool {
    let position = placement.position
    guard let container = state.find(container(of: position)) else { return false }
    guard let below = position.below.map({ id($0) }) else { return true }
    return (position.isModal ? container.modals : container.content).contains { $0.id == below }
  }

  private func container(of position: Window.Position) -> Int {
    position.container.map { id($0) } ?? window
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

  private mutating func add(_ coordinator: Coordinator) {
    let number = id(coordinator)
    types[number] = "\(Swift.type(of: coordinator))"
    let presenter = PresenterName(container: .window(window))
    let name = FlowName(id: number, presenter: presenter, steps: [], fails: false)
    var flow =
      state.flows[number] ?? ModelFlow(name: name, window: 0, parent: nil)
    detach(flow)
    flow.parent = coordinator.parent.map { id($0) }
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
