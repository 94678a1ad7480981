package import Coordinators

/// Builds the tree anew from the lines of a trace, and from nothing else.
package struct Replay {
  /// The tree, with the numbers of the trace for names.
  private var state = Navigation()
  private var types: [Int: String] = [:]
  private var active: Int?
  /// The numbers that the objects of the last line came with: screens, then coordinators.
  private(set) var latest: (shown: [Int], added: [Int]) = ([], [])

  package init() { (state.flows, state.roots) = ([:], []) }

  /// Does what a line tells; it is written and read again first.
  package mutating func read(_ line: TraceLine) {
    guard case .changed(let change) = TraceLine(line.description) else { return }
    let removed = change.removed.map(\.number)
    for number in removed { take(number) }
    for name in change.removedCoordinators { forget(name.number) }
    for relation in change.addedCoordinators { add(relation) }
    var coming: [Coming] = []
    for relation in change.moved {
      if let screen = moving(relation) { coming.append(screen) }
    }
    for (screen, place) in zip(change.shown, change.places) {
      var node = node(for: screen)
      // Which modal it was shown with makes no difference any more.
      if place.isModal { node.modal = node.id }
      coming.append(Coming(node: node, place: place))
    }
    insert(coming)
    for tab in change.selected {
      guard let row = state.parent(of: tab.number) else { continue }
      state.edit(row.id) { $0.selected = tab.number }
    }
    if let name = change.activated?.name { active = name.number }
    if let active, state.find(active) == nil { self.active = nil }
    latest = (change.shown.map(\.name.number), change.addedCoordinators.map(\.name.number))
  }

  /// What is wrong with the tree as a whole, if the trace says who is active.
  package var isConsistent: Bool { state.active?.id == active }

  /// The picture of the tree, with the names that the numbers stand for.
  func picture(naming names: [Int: Int]) -> [Int] {
    state.picture.enumerated().map { index, number in
      index == 1 || number <= 0 ? number : names[number] ?? -9
    }
  }

  /// What `Window.outline` should be.
  package var outline: String {
    let places = inside(state.window, depth: 1)
    let coordinators = state.roots.flatMap { lines(of: $0, depth: 1) }
    return (["Window"] + places + ["Coordinators"] + coordinators).joined(separator: "\n")
  }

  private func inside(_ node: Node, depth: Int) -> [String] {
    let content = node.content.flatMap {
      lines(of: $0, mark: node.selected == $0.id ? " selected" : "", depth: depth)
    }
    return content + node.modals.flatMap { lines(of: $0, mark: " modal", depth: depth) }
  }

  private func lines(of node: Node, mark: String, depth: Int) -> [String] {
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

extension Replay {
  /// A screen on its way into a row.
  private struct Coming {
    let node: Node
    let place: TracedPosition
  }

  private mutating func node(for screen: TracedScreen) -> Node {
    let (number, type) = (screen.name.number, screen.name.type)
    types[number] = type
    let kind: ScreenName.Kind =
      switch type {
      case "NavigationController": .stack
      case "TabBarController": .tabs
      default: .page
      }
    if let owner = screen.coordinator { state.flows[owner.number]?.screens.append(number) }
    return Node(ScreenName(id: number, kind: kind), owner: screen.coordinator?.number)
  }

  /// Takes a screen out, to be put in again.
  private mutating func moving(_ relation: TracedRelation) -> Coming? {
    let number = relation.name.number
    guard let node = state.find(number), let row = state.parent(of: number) else { return nil }
    state.edit(row.id) { row in row.content.removeAll { $0.id == number } }
    let container = row.id == 0 ? nil : TracedName(type: type(row.id), number: row.id)
    return Coming(node: node, place: TracedPosition(container, below: relation.other))
  }

  /// Puts each screen above the one that it came to lie above, as soon as that is there.
  private mutating func insert(_ coming: [Coming]) {
    var waiting = coming
    while let index = waiting.firstIndex(where: canCome) {
      let (node, place) = (waiting[index].node, waiting[index].place)
      waiting.remove(at: index)
      state.edit(place.container?.number ?? 0) { container in
        let row = place.isModal ? container.modals : container.content
        let below = row.firstIndex { $0.id == place.below?.number }
        let position = below.map { $0 + 1 } ?? 0
        if place.isModal {
          container.modals.insert(node, at: position)
        } else {
          container.content.insert(node, at: position)
        }
      }
    }
  }

  private func canCome(_ coming: Coming) -> Bool {
    guard let container = state.find(coming.place.container?.number ?? 0) else { return false }
    guard let below = coming.place.below?.number else { return true }
    let row = coming.place.isModal ? container.modals : container.content
    return row.contains { $0.id == below }
  }

  private mutating func take(_ number: Int) {
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

  private mutating func add(_ relation: TracedRelation) {
    let number = relation.name.number
    types[number] = relation.name.type
    let name = FlowName(id: number, place: FlowName.app.place, steps: [], fails: false)
    state.flows[number] = Flow(name: name, parent: relation.other?.number, home: nil)
    if let parent = relation.other?.number {
      state.flows[parent]?.children.append(number)
    } else {
      state.roots.append(number)
    }
  }

  private mutating func forget(_ number: Int) {
    types[number] = nil
    state.roots.removeAll { $0 == number }
    guard let flow = state.flows.removeValue(forKey: number), let parent = flow.parent
    else { return }
    state.flows[parent]?.children.removeAll { $0 == number }
  }
}
