/// All that is shown and alive, as plain arrays.
///
/// A copy of it is all that is needed to take something back.
struct Navigation {
  var window = Node(.window)
  /// Containers that somebody shows into though no window shows them, until the end of the operation.
  var strays: [Node] = []
  var flows = [FlowName.app.id: Flow(name: .app, parent: nil, home: 0)]
  /// The coordinators that the window itself started, oldest first.
  var roots = [FlowName.app.id]
  var draft = Draft()

  /// What one operation did.
  struct Draft {
    /// The screens that were there before it and have not left yet.
    var known: Set<Int> = []
    var shown: [ScreenName] = []
    /// Those of them that left, in that order; what comes and goes in one operation is never seen.
    var left: [Node] = []
    var added: [Int] = []
    var gone: [Flow] = []
    /// What is to be called, or to be done, after the operation.
    var calls: [Request] = []
    var objections: [Objection] = []
    var gap: Gap?
    var isExitRequested = false
    var isRearranged = false
  }

  /// Where the screens of a swapped coordinator were.
  struct Gap {
    let container: Int
    var below: [Int]
    let isSelected: Bool
  }

  func find(_ id: Int) -> Node? {
    if let node = window.find(id) { return node }
    for stray in strays { if let node = stray.find(id) { return node } }
    return nil
  }

  func parent(of id: Int) -> Node? {
    if let node = window.parent(of: id) { return node }
    for stray in strays { if let node = stray.parent(of: id) { return node } }
    return nil
  }

  mutating func edit(_ id: Int, _ change: (inout Node) -> Void) {
    if window.edit(id, change) { return }
    for index in strays.indices where strays[index].edit(id, change) { return }
  }

  /// From the window's root to the screen that gets the keys.
  var activePath: [Node] {
    var path: [Node] = []
    var cursor = window.front
    while let node = cursor {
      path.append(node)
      cursor = node.front
    }
    return path
  }

  var active: ScreenName? { activePath.last?.screen }

  /// What `back` takes away.
  var screenToLeave: ScreenName? {
    for node in activePath.reversed() {
      guard let parent = parent(of: node.id) else { return nil }
      if node.modal != nil { return node.screen }
      if parent.screen.kind == .stack, parent.content.first?.id != node.id { return node.screen }
    }
    return nil
  }

  var picture: [Int] {
    var picture: [Int] = [active?.id ?? -1, screenToLeave == nil ? 0 : 1]
    window.draw(into: &picture)
    for root in roots { draw(root, into: &picture) }
    return picture
  }

  private func draw(_ id: Int, into picture: inout [Int]) {
    guard let flow = flows[id] else { return }
    picture += [id, -5] + flow.screens + [-6]
    for child in flow.children { draw(child, into: &picture) }
    picture.append(-7)
  }
}
