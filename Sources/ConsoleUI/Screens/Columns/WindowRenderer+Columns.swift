internal import Coordinators

extension WindowRenderer {
  /// The least distance between the text of an empty column and its sides.
  private static let emptyDetailMargin = 2

  /// Draws the columns for which there is room, each with its own title bar if there are several.
  mutating func drawSplit(
    _ split: SplitViewController, in rect: Rect, isFront: Bool, hasTitle: Bool
  ) {
    let front = split.columns.firstIndex { $0 === split.columnInFront } ?? 0
    let visible = VisibleColumns(of: split, front: front, in: rect, isLimitedToOne: isLinear)
    // A modal keeps the keys and the mouse from the other columns.
    let isOpen = isFront && !split.isCovered
    if isOpen { frame.columns = ColumnNavigation(split: split, visible: visible.indices) }
    if visible.indices.count == 1 {
      let titles = split.titles(of: front)
      return drawStack(
        split.columns[front], titles: titles, in: rect, isFront: isFront,
        hasTitle: hasTitle && titles.count < 2)
    }
    for (index, columnRect) in zip(visible.indices, visible.rects) where index != front {
      drawBeside(split, index, visible, in: columnRect, isReachable: isOpen || isBesideReachable)
    }
    draw(split, front, visible, in: visible.rects[front - visible.indices.lowerBound], isFront)
    for divider in visible.dividers {
      context.draw(DividerElement(axis: .vertical), in: divider)
    }
  }

  /// Whether a tab shows several columns.
  func hasColumns(_ tab: (any Presentable)?, in rect: Rect) -> Bool {
    guard let split = tab as? SplitViewController else { return false }
    let front = split.columns.firstIndex { $0 === split.columnInFront } ?? 0
    let visible = VisibleColumns(of: split, front: front, in: rect, isLimitedToOne: isLinear)
    return visible.indices.count > 1
  }

  /// The first screen of the drawn columns that has an activity.
  func busyColumn(of tab: (any Presentable)?, in rect: Rect) -> (any Presentable)? {
    guard let split = tab as? SplitViewController else { return nil }
    let front = split.columns.firstIndex { $0 === split.columnInFront } ?? 0
    let visible = VisibleColumns(of: split, front: front, in: rect, isLimitedToOne: isLinear)
    return split.columns[visible.indices].lazy.compactMap(\.topScreen).first {
      BarContent($0).activity(in: rect.size) != nil
    }
  }

  /// Whether a split view in a tab shows a title at the top.
  func hasTitleBar(_ split: SplitViewController, in rect: Rect) -> Bool {
    let front = split.columns.firstIndex { $0 === split.columnInFront } ?? 0
    return hasColumns(split, in: rect) || split.titles(of: front).count > 1
  }

  /// Draws the column with the keys.
  private mutating func draw(
    _ split: SplitViewController, _ index: Int, _ visible: VisibleColumns, in rect: Rect,
    _ isFront: Bool
  ) {
    drawStack(
      split.columns[index], titles: titles(of: index, in: split, visible), in: rect,
      isFront: isFront, hasTitle: false, mark: isFront ? .front : .beside)
    if isFront, split.columns[index].modals.isEmpty {
      frame.breadcrumbs.titles = split.titles(of: index)
    }
  }

  /// Draws a column without keys, or what its left neighbour describes if it is empty.
  private mutating func drawBeside(
    _ split: SplitViewController, _ index: Int, _ visible: VisibleColumns, in rect: Rect,
    isReachable: Bool
  ) {
    let column = split.columns[index]
    guard column.topScreen != nil else {
      return drawEmptyColumn(after: split.columns[..<index].last { $0.topScreen != nil }, in: rect)
    }
    let outer = isBesideReachable
    isBesideReachable = isReachable
    drawStack(
      column, titles: titles(of: index, in: split, visible), in: rect, isFront: false,
      hasTitle: false, mark: .beside)
    isBesideReachable = outer
    guard isReachable, column.modals.isEmpty else { return }
    frame.columnsBeside.append(ColumnBeside(column: column, split: split, rect: rect))
  }

  /// The titles of a drawn column: those of its own stack, after those of the columns that are not drawn.
  private func titles(
    of index: Int, in split: SplitViewController, _ visible: VisibleColumns
  ) -> [String] {
    split.titles(of: index, from: index == visible.indices.lowerBound ? 0 : index)
  }

  private mutating func drawEmptyColumn(after column: NavigationController?, in rect: Rect) {
    guard let screen = column?.topScreen as? any Screen else { return }
    var tree = ElementTree(states: ViewStates(), room: rect.size)
    let element = screen.emptyDetailElement(in: &tree)
    let wanted = element.extent(along: .horizontal, in: rect.size).ideal
    let margin = max(Self.emptyDetailMargin, (rect.size.columns - wanted) / 2)
    var room = rect.inset(left: margin, right: margin)
    let rows = min(room.size.rows, element.extent(along: .vertical, in: room.size).ideal)
    // What is printed is read from the top.
    room = room.inset(top: context.isPrinted ? 1 : (room.size.rows - rows) / 2)
    context.withoutFocus { context in
      context.clipped(to: room) { $0.draw(element, in: room) }
    }
  }
}

extension Screen {
  fileprivate func emptyDetailElement(in tree: inout ElementTree) -> any Element {
    tree.element(of: emptyDetail)
  }
}
