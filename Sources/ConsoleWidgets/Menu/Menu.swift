public import ConsoleUI

/// A button that shows several actions; Enter, Space or a click opens it.
///
/// ```
/// > [ Sort by ▾ ]
///   ┌──────────────┐
///   │     Title    │
///   │ > ✓ Date     │
///   │     Source   │
///   └──────────────┘
/// ```
///
/// The items lie over what is below the button, or above it where there is more room. The menu opens at its selected item,
/// else at the first one. The arrows move among the items, a letter moves to the next one that begins with it, and Enter or
/// a click performs one and closes the menu. Escape, Tab or a click elsewhere closes it, too. In the linear form the number
/// of the menu asks for that of an item.
///
/// ```swift
/// Menu("Sort by", [
///   Menu.Item("Title", isSelected: order == .title) { self.order = .title },
///   Menu.Item("Date", isSelected: order == .date) { self.order = .date },
/// ])
/// ```
public struct Menu: View {
  private let label: String
  private let items: [Menu.Item]

  /// Creates a menu; one without items does not open.
  public init(_ label: String, _ items: [Menu.Item]) {
    self.label = label
    self.items = items
  }

  public func addElements(to tree: inout ElementTree) {
    let listState = tree.state { ListState() }
    let state = tree.state(orMake: MenuState.init)
    tree.afterDrawing { state.showsItems = false }
    let hasMarks = items.contains(where: \.isSelected)
    let source = RowSource(items, didSelect: nil)
    var rows = source.rows { [items] index in
      ElementTree.standalone(MenuItemView(item: items[index], hasMark: hasMarks))
    }
    let actions = items.map { tree.submitting($0.action) }
    rows.activate = { index in
      state.isOpen = false
      actions[index]()
    }
    tree.addControl(
      MenuElement(
        label: label, items: items, state: state,
        list: ListElement(rows, state: listState, canActivate: true, in: &tree)))
  }
}

/// An item in the panel, with a place for its mark if one item has one.
private struct MenuItemView: View {
  let item: Menu.Item
  let hasMark: Bool

  var body: some View {
    HStack(spacing: 1) {
      if hasMark { Sign(item.isSelected ? .chosen : .none) }
      Text(item.title)
    }
  }
}
