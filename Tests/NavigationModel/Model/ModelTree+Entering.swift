/// What comes into a window with a container: everything that it was shown while it was in none.
extension ModelTree {
  /// Lets the containers that an action has shown in a window enter it with what they have, the outer ones first.
  mutating func enterNewContainers() {
    let displaced = containersOfNew.flatMap { $0.content + $0.modals }
      .filter { $0.displaced != nil }.map(\.id)
    let moved = displaced.filter { moveToColumn($0) }.compactMap(find)
    let entered = containersOfNew
    change.newContainers = []
    let screens = entered.flatMap { $0.content + $0.modals }
    change.shown += screens.map(\.screen)
    for screen in screens {
      showingCount += 1
      edit(screen.id) { [showingCount] in $0.showing = showingCount }
    }
    adoptOwners(of: moved + screens)
    for container in entered where container.screen.kind == .tabs {
      noteSelection(in: container.screen)
    }
  }

  /// The new containers, then those in them, and so on.
  private var containersOfNew: [ModelNode] {
    var found = change.newContainers.compactMap { find($0.id) }
    var next = 0
    while next < found.count {
      found += (found[next].content + found[next].modals).filter { $0.screen.kind != .page }
      next += 1
    }
    return found
  }

  /// Shows a screen of a detail in the column that the detail means now; `true` if that was in a window before.
  private mutating func moveToColumn(_ id: Int) -> Bool {
    guard var node = find(id), let (detail, anchor) = node.displaced else { return false }
    var target = target(of: detail)
    guard target.container.kind == .column, parent(of: id)?.screen != target.container else {
      return false
    }
    target.anchor = anchor
    let point = change.insertionPoint
    change.insertionPoint = nil
    defer { change.insertionPoint = point }
    if hasLeft(anchor, from: detail) || !opens(detail, in: target) {
      if find(id) != nil { removeAlone(id) }
      return false
    }
    if find(id) == nil { return false }
    let isInNew = containersOfNew.contains { $0.screen == target.container }
    detach(id, selectsNeighbour: parent(of: id)?.selected == id)
    showingCount += 1
    (node.showing, node.modal, node.displaced) = (showingCount, nil, nil)
    edit(target.container.id) { $0.content.append(node) }
    if let owner = node.owner, let index = flows[owner]?.screens.firstIndex(of: id) {
      flows[owner]?.screens.append(id)
      flows[owner]?.screens.remove(at: index)
    }
    if isInNew || !isShown(target.container.id) { return false }
    change.shown.append(node.screen)
    if node.screen.kind != .page { change.newContainers.append(node.screen) }
    return true
  }

  private func hasLeft(_ anchor: Int?, from detail: DetailName) -> Bool {
    guard let anchor else { return false }
    return !screens(of: target(of: detail.source)).contains { $0.id == anchor }
  }
}
