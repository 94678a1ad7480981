/// A screen in its place, and what it contains: arrays in arrays.
struct Node {
  let screen: ScreenName
  var owner: Int?
  var modal: Int?
  var content: [Node] = []
  var modals: [Node] = []
  var selected: Int?

  init(_ screen: ScreenName, owner: Int? = nil, modal: Int? = nil) {
    (self.screen, self.owner, self.modal) = (screen, owner, modal)
  }

  var id: Int { screen.id }

  /// What the reader sees of the content.
  var front: Node? {
    modals.last ?? (screen.kind == .tabs ? content.first { $0.id == selected } : content.last)
  }

  /// Itself and everything in it.
  var all: [Node] { [self] + (content + modals).flatMap(\.all) }

  /// Itself and everything in it, in the order of leaving: top first, what is inside before what it is in.
  var leaving: [Node] {
    modals.reversed().flatMap(\.leaving) + content.reversed().flatMap(\.leaving) + [self]
  }

  func find(_ id: Int) -> Node? {
    if self.id == id { return self }
    for node in content { if let found = node.find(id) { return found } }
    for node in modals { if let found = node.find(id) { return found } }
    return nil
  }

  /// The node whose content or modals hold `id`.
  func parent(of id: Int) -> Node? {
    for node in content + modals {
      if node.id == id { return self }
      if let found = node.parent(of: id) { return found }
    }
    return nil
  }

  @discardableResult
  mutating func edit(_ id: Int, _ change: (inout Node) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    for index in content.indices where content[index].edit(id, change) { return true }
    for index in modals.indices where modals[index].edit(id, change) { return true }
    return false
  }

  func draw(into picture: inout [Int]) {
    picture += [id, selected ?? -1, -2]
    for node in content { node.draw(into: &picture) }
    picture.append(-3)
    for node in modals { node.draw(into: &picture) }
    picture.append(-4)
  }
}
