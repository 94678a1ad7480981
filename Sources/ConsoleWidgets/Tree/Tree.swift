public import ConsoleUI

/// Rows with other rows below them that can be shown and hidden; the keys are those of a ``List``.
///
/// Right opens the highlighted row, or goes to the first row below it; Left closes it, or goes to the row above it in the
/// tree. Enter calls `didSelect`, or opens and closes where there is none; a click on the sign opens and closes.
///
/// ```
/// > ▾ Europe
///     ▸ Poland
///       Malta
///   ▸ Asia
/// ```
///
/// Which rows are open is kept by their identities. Each frame asks for the children of every visible row, so they must be at
/// hand. While the user searches with `/`, all rows are open, up to 10,000 of them; afterwards only those above the highlighted
/// row stay so.
///
/// ```swift
/// Tree(folders, children: \.folders) { Text($0.name) }
/// ```
public struct Tree<Node: Identifiable>: View {
  private let roots: [Node]
  private let children: (Node) -> [Node]?
  private let row: (Node) -> Views
  private let didSelect: ((Node) -> Void)?
  private var initiallyOpen: Set<Node.ID> = []
  private var didToggle: ((Node.ID, Bool) -> Void)?
  private var highlighted: Node.ID?
  private var didHighlight: ((Node) -> Void)?

  /// Creates a tree; `children` returns `nil` for a node that can have none.
  public init(
    _ roots: [Node], children: @escaping (Node) -> [Node]?,
    @ViewBuilder row: @escaping (Node) -> Views, didSelect: ((Node) -> Void)? = nil
  ) {
    self.roots = roots
    self.children = children
    self.row = row
    self.didSelect = didSelect
  }

  /// Opens the rows with these identities when the tree appears.
  public func initiallyOpen(_ ids: Set<Node.ID>) -> Tree { with { $0.initiallyOpen = ids } }

  /// Reports whenever the user has opened or closed a row.
  ///
  /// Pass the open ones to ``initiallyOpen(_:)`` to restore the tree.
  public func didToggle(_ report: @escaping (_ id: Node.ID, _ isOpen: Bool) -> Void) -> Tree {
    with { $0.didToggle = report }
  }

  /// Highlights the row with this identity, as ``List`` does.
  ///
  /// The highlight moves whenever this identity changes; `nil` and one without a visible row leave it where it is.
  public func highlighted(_ id: Node.ID?) -> Tree { with { $0.highlighted = id } }

  /// Reports the node of the highlighted row whenever the user or a change of the rows has moved the highlight.
  public func didHighlight(_ report: @escaping (Node) -> Void) -> Tree {
    with { $0.didHighlight = report }
  }

  public func addElements(to tree: inout ElementTree) {
    let reports = tree.state { HighlightReports() }
    let listState = tree.state { ListState(reports: reports) }
    let state = tree.state { TreeState(open: initiallyOpen) }
    let rows = TreeRows(
      roots, children: children, open: state.open, opensAll: listState.finder != nil)
    let views = tree.lazyViews()
    var source = RowSource(identifiable: rows.rows, didSelect: nil)
    source.requestedHighlight = highlighted.map { AnyHashable($0) }
    source.didHighlight = didHighlight.map { report in { report($0.node) } }
    // The search ends, and with it the rows close that it has opened, but for those above the highlighted one.
    let closeFinder = {
      listState.finder = nil
      for above in rows.above(listState.position.highlighted) {
        state.open(rows.rows[above], didToggle)
      }
    }
    let toggle = { (index: Int) in
      state.toggle(rows.rows[index], didToggle)
      if listState.finder != nil { closeFinder() }
    }
    var listRows = source.rows { index in
      let row = rows.rows[index]
      return TreeRowElement(
        content: views.element(at: index, of: self.row(row.node), id: AnyHashable(row.id)),
        place: row.place)
    }
    listRows.views = views
    listRows.activate = { index in
      if let didSelect { didSelect(rows.rows[index].node) } else { toggle(index) }
    }
    let list = ListElement(listRows, state: listState, canActivate: true, in: &tree)
    tree.addControl(
      TreeElement(
        list: list, places: rows.rows.map(\.place), toggle: toggle, closeFinder: closeFinder))
  }

  private func with(_ change: (inout Tree) -> Void) -> Tree {
    var tree = self
    change(&tree)
    return tree
  }
}
