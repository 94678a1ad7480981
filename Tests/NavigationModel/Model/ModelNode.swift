/// A screen with its contents, as nested arrays.
struct ModelNode {
  let screen: ScreenName
  var owner: Int?
  var modal: Int?
  /// Grows with each screen that is shown.
  var showing = 0
  var content: [ModelNode] = []
  var modals: [ModelNode] = []
  /// The selected tab or column.
  var selected: Int?
  /// The showings of the tabs that were selected before the selected one, each once, the latest last.
  var history: [Int] = []
  var column = ModelColumn()
  /// The detail that has shown it in no window and in no column, and the screen that this leaves with.
  var displaced: (detail: DetailName, anchor: Int?)?

  /// A container that is in no window and has nothing.
  init(unused container: ScreenName) {
    self.init(container)
    content = container.columns.map { ModelNode($0) }
    selected = content.first?.id
  }

  init(_ screen: ScreenName, owner: Int? = nil, modal: Int? = nil) {
    (self.screen, self.owner, self.modal) = (screen, owner, modal)
  }

  var id: Int { screen.id }

  /// The top modal, or else the selected tab, the column that takes the keys, or the top of the stack.
  var front: ModelNode? {
    if let modal = modals.last { return modal }
    return switch screen.kind {
    case .tabs: content.first { $0.id == selected }
    case .split: columnWithNewestModal ?? content.first { $0.id == selectedColumn }
    default: content.last
    }
  }

  /// This node and everything in it.
  var all: [ModelNode] { [self] + (content + modals).flatMap(\.all) }

  func find(_ id: Int) -> ModelNode? {
    if self.id == id { return self }
    for node in content { if let found = node.find(id) { return found } }
    for node in modals { if let found = node.find(id) { return found } }
    return nil
  }

  /// The node that contains `id` directly.
  func parent(of id: Int) -> ModelNode? {
    for node in content + modals {
      if node.id == id { return self }
      if let found = node.parent(of: id) { return found }
    }
    return nil
  }

  @discardableResult
  mutating func edit(_ id: Int, _ change: (inout ModelNode) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    for index in content.indices where content[index].edit(id, change) { return true }
    for index in modals.indices where modals[index].edit(id, change) { return true }
    return false
  }

  func write(into snapshot: inout [Int]) {
    snapshot += [id, selected ?? -1, -2]
    for node in content { node.write(into: &snapshot) }
    snapshot.append(-3)
    for node in modals { node.write(into: &snapshot) }
    snapshot.append(-4)
  }
}
