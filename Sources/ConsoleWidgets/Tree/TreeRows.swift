internal import ConsoleUI

/// Which rows of a tree are open.
@MainActor final class TreeState<ID: Hashable>: ViewState {
  private(set) var open: Set<ID>

  init(open: Set<ID>) { self.open = open }

  /// Opens a row that has rows below it, if it is closed.
  func open<Node>(
    _ row: TreeRows<Node>.Row, _ report: ((ID, Bool) -> Void)?
  ) where Node.ID == ID {
    if row.place.isOpen != nil, open.insert(row.id).inserted { report?(row.id, true) }
  }

  /// Opens or closes a row that has rows below it.
  func toggle<Node>(
    _ row: TreeRows<Node>.Row, _ report: ((ID, Bool) -> Void)?
  ) where Node.ID == ID {
    guard let isOpen = row.place.isOpen else { return }
    // A search may show a closed row as an open one.
    let hasChanged = isOpen ? open.remove(row.id) != nil : open.insert(row.id).inserted
    if hasChanged { report?(row.id, !isOpen) }
  }
}

/// The visible rows of a tree, in reading order.
struct TreeRows<Node: Identifiable> {
  struct Row: Identifiable {
    let node: Node
    let place: TreePlace

    var id: Node.ID { node.id }
  }

  private(set) var rows: [Row] = []

  /// A tree that contains itself ends here.
  private static var maxLevel: Int { 200 }

  /// The rows that a search opens at most, also in a tree without an end.
  private static var maxSearchedRows: Int { 10_000 }

  /// The rows below those that are open; `opensAll` for a search.
  init(
    _ roots: [Node], children: (Node) -> [Node]?, open: Set<Node.ID>, opensAll: Bool = false
  ) {
    // Without recursion: a tree may be deep.
    var rest = roots.reversed().map { (node: $0, level: 1) }
    var left = opensAll ? Self.maxSearchedRows : 0
    while let (node, level) = rest.popLast() {
      let isOpen = left > 0 || open.contains(node.id)
      let below = level < Self.maxLevel ? children(node) : nil
      rows.append(
        Row(node: node, place: TreePlace(level: level, isOpen: below == nil ? nil : isOpen)))
      guard isOpen, let below else { continue }
      rest += below.reversed().map { ($0, level + 1) }
      if !open.contains(node.id) { left -= below.count }
    }
  }

  /// The rows above one in the tree, by their indices.
  func above(_ index: Int) -> [Int] {
    guard rows.indices.contains(index) else { return [] }
    var level = rows[index].place.level
    return rows[..<index].indices.reversed().filter {
      guard rows[$0].place.level < level else { return false }
      level = rows[$0].place.level
      return true
    }
  }
}

/// Where a row stands in a tree.
struct TreePlace {
  /// How deep it is, from 1 on.
  let level: Int
  /// Whether the rows below it are shown; `nil` if there can be none.
  let isOpen: Bool?
}
