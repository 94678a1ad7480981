import Sternik

/// The words of a ``FilterTree``, in the language of the user.
public struct TreeTexts: Sendable {
  /// The states of a node with children, for screen readers.
  public var open: String
  public var closed: String
  /// The level of a node, one-based, for screen readers.
  public var level: @Sendable (Int) -> String
  /// The filter that is on, for screen readers.
  public var filter: @Sendable (String) -> String
  /// Labels of keys in the status line.
  public var openAndClose: String
  public var activate: String
  public var clearFilter: String

  public init(
    open: String = "open", closed: String = "closed",
    level: @escaping @Sendable (Int) -> String = { "level \($0)" },
    filter: @escaping @Sendable (String) -> String = { "filter \($0)" },
    openAndClose: String = "open, close", activate: String = "open",
    clearFilter: String = "show all"
  ) {
    self.open = open
    self.closed = closed
    self.level = level
    self.filter = filter
    self.openAndClose = openAndClose
    self.activate = activate
    self.clearFilter = clearFilter
  }
}

/// Nodes with children that the user opens, closes and filters.
///
///     > - Fruit
///         Apples
///       + Vegetables
///
/// Right opens a node and goes to its first child, Left closes it and goes to its parent. Enter activates the highlighted
/// node, and `/` shows only the nodes whose text contains what the user types, with the nodes above them. Only visible rows
/// are built. The highlight stays on its node when the nodes change.
public struct FilterTree<Node: Identifiable>: View {
  let label: String
  let roots: [Node]
  let children: (Node) -> [Node]
  let text: (Node) -> String
  let row: (Node) -> Views
  let didActivate: (Node) -> Void
  var texts = TreeTexts()
  var initiallyOpen: Set<Node.ID> = []
  var didHighlight: ((Node) -> Void)?

  /// Creates a tree; `text` is what the filter searches and what a screen reader says.
  public init(
    _ label: String, _ roots: [Node], children: @escaping (Node) -> [Node],
    text: @escaping (Node) -> String, @ViewBuilder row: @escaping (Node) -> Views,
    didActivate: @escaping (Node) -> Void
  ) {
    self.label = label
    self.roots = roots
    self.children = children
    self.text = text
    self.row = row
    self.didActivate = didActivate
  }

  /// Creates a tree whose rows are the texts of the nodes.
  public init(
    _ label: String, _ roots: [Node], children: @escaping (Node) -> [Node],
    text: @escaping (Node) -> String, didActivate: @escaping (Node) -> Void
  ) {
    self.init(
      label, roots, children: children, text: text, row: { Text(text($0)).truncated() },
      didActivate: didActivate)
  }

  /// Sets the words of the tree.
  public func texts(_ texts: TreeTexts) -> FilterTree {
    var tree = self
    tree.texts = texts
    return tree
  }

  /// Opens nodes when the tree appears.
  public func initiallyOpen(_ nodes: Set<Node.ID>) -> FilterTree {
    var tree = self
    tree.initiallyOpen = nodes
    return tree
  }

  /// Reports the highlighted node whenever the user, or a change of the nodes, has moved the highlight to another one.
  public func didHighlight(_ report: @escaping (Node) -> Void) -> FilterTree {
    var tree = self
    tree.didHighlight = report
    return tree
  }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state { TreeState<Node.ID>(open: initiallyOpen) }
    let rows = visibleRows(state)
    let highlight = highlightedRow(in: rows, state)
    tree.addControl(
      TreeControl(
        view: self, state: state, rows: rows, highlight: highlight, lazyViews: tree.lazyViews()))

    let previous = state.path.last
    let path = highlight.map { Self.path(to: $0, in: rows) } ?? []
    tree.afterDrawing {
      state.index = highlight ?? state.index
      if !path.isEmpty { state.path = path }
    }
    if let highlight, let didHighlight, previous != nil, previous != path.last {
      let node = rows[highlight].node
      tree.report { didHighlight(node) }
    }
  }

  // MARK: Rows

  /// The rows that are open and pass the filter.
  func visibleRows(_ state: TreeState<Node.ID>) -> [TreeRow<Node>] {
    var rows: [TreeRow<Node>] = []
    var term = SearchTerm(state.filter)
    if term.isEmpty {
      add(roots, level: 0, to: &rows, state)
    } else {
      _ = addMatches(among: roots, level: 0, term: &term, to: &rows, state)
    }
    return rows
  }

  private func add(
    _ nodes: [Node], level: Int, to rows: inout [TreeRow<Node>], _ state: TreeState<Node.ID>
  ) {
    for node in nodes {
      let children = children(node)
      let isOpen = !children.isEmpty && state.open.contains(node.id)
      rows.append(
        TreeRow(
          node: node, level: level, hasChildren: !children.isEmpty, isOpen: isOpen, isMatch: true))
      if isOpen { add(children, level: level + 1, to: &rows, state) }
    }
  }

  /// Adds the nodes that match or contain a match; whether there is one.
  private func addMatches(
    among nodes: [Node], level: Int, term: inout SearchTerm, to rows: inout [TreeRow<Node>],
    _ state: TreeState<Node.ID>
  ) -> Bool {
    var foundAny = false
    for node in nodes {
      let isMatch = term.isFound(in: text(node))
      let index = rows.count
      rows.append(
        TreeRow(node: node, level: level, hasChildren: false, isOpen: false, isMatch: isMatch))
      let isFoundBelow = addMatches(
        among: children(node), level: level + 1, term: &term, to: &rows, state)
      guard isMatch || isFoundBelow else {
        rows.removeSubrange(index...)
        continue
      }
      foundAny = true
      rows[index].hasChildren = isFoundBelow
      rows[index].isOpen = isFoundBelow && !state.closedInFilter.contains(node.id)
      if !rows[index].isOpen { rows.removeSubrange((index + 1)...) }
    }
    return foundAny
  }

  /// The row of the highlighted node; if it has gone, the row at its place; if it is hidden, the nearest node above it.
  private func highlightedRow(in rows: [TreeRow<Node>], _ state: TreeState<Node.ID>) -> Int? {
    guard !rows.isEmpty else { return nil }
    guard let id = state.path.last else { return 0 }
    if let index = rows.firstIndex(where: { $0.node.id == id }) { return index }
    if !state.filter.isEmpty { return rows.firstIndex(where: \.isMatch) ?? 0 }
    if let path = currentPath(to: id, among: roots) {
      for id in path.reversed() {
        if let index = rows.firstIndex(where: { $0.node.id == id }) { return index }
      }
    }
    return min(state.index, rows.count - 1)
  }

  /// The identities from a root to a node, whether its row is visible or not.
  func currentPath(to id: Node.ID, among nodes: [Node]) -> [Node.ID]? {
    for node in nodes {
      if node.id == id { return [id] }
      if let path = currentPath(to: id, among: children(node)) { return [node.id] + path }
    }
    return nil
  }

  /// The identities from a root to a visible row.
  static func path(to index: Int, in rows: [TreeRow<Node>]) -> [Node.ID] {
    var path = [rows[index].node.id]
    var parent = Self.parent(of: index, in: rows)
    while let index = parent {
      path.insert(rows[index].node.id, at: 0)
      parent = Self.parent(of: index, in: rows)
    }
    return path
  }

  static func parent(of index: Int, in rows: [TreeRow<Node>]) -> Int? {
    rows[..<index].lastIndex { $0.level < rows[index].level }
  }
}
