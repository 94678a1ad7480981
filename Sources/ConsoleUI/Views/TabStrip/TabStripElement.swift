/// A row of tabs: the bar of a tab bar controller, and the inside of the `Tabs` control.
///
/// If the tabs do not fit, the others are shown by their numbers alone. If that is still too wide, the selected one stays
/// visible, and a mark at each edge shows that there are more.
package struct TabStripElement: Element {
  /// The titles of the tabs.
  package let titles: [String]
  /// The index of the selected tab, zero-based.
  package let selection: Int

  private static let leftMark = "‹"
  private static let rightMark = "›"

  /// Creates a row of tabs; `selection` is zero-based.
  package init(titles: [String], selection: Int) {
    self.titles = titles
    self.selection = selection
  }

  package var semantics: Semantics {
    Semantics(
      .tabs, value: titles.indices.contains(selection) ? titles[selection] : nil,
      position: Semantics.Position(index: selection, count: titles.count))
  }

  package var children: [any Element] { titles.indices.map { item(at: $0) } }

  package func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .fixed(1) }
    return Extent(minimum: 1, ideal: columns)
  }

  package func draw(in rect: Rect, of context: inout DrawingContext) {
    let layout = layout(in: rect.size)
    context.clipped(to: rect) { context in
      let isShort = isShort(in: rect.size)
      // A mark at an edge shows that there are more tabs.
      context.scrollable(along: .horizontal) { context in
        for (index, columns) in layout.columns.enumerated() {
          context.draw(item(at: index, isShort: isShort), in: tabRect(columns, in: rect))
        }
      }
      let style = Style.muted
      if layout.hidesLeft { context.write(Self.leftMark, at: rect.origin, style: style) }
      if layout.hidesRight {
        let edge = Point(column: rect.columns.upperBound - 1, row: rect.origin.row)
        context.write(Self.rightMark, at: edge, style: style)
      }
    }
  }

  /// The element of a tab, given by its zero-based index.
  package func tab(at index: Int) -> any Element { item(at: index) }

  private func item(at index: Int, isShort: Bool = false) -> TabStripItem {
    TabStripItem(
      number: "\(index + 1)", title: titles[index], isSelected: index == selection,
      isShort: isShort && index != selection)
  }

  /// The visible part of each tab; the cell of a mark belongs to the tab below it.
  func visibleTabRects(in rect: Rect) -> [Rect] {
    layout(in: rect.size).columns.map { tabRect($0, in: rect).intersection(rect) }
  }

  /// The index of the tab at a zero-based column; the column of a mark belongs to the tab below it.
  package func index(at column: Int, in size: Size) -> Int? {
    layout(in: size).columns.firstIndex { $0.contains(column) }
  }

  private var widths: [Int] { titles.indices.map { item(at: $0).columns } }

  /// The width with all titles.
  var columns: Int { widths.reduce(0, +) }

  /// The width with the titles of all tabs but the selected one left out.
  var shortColumns: Int {
    titles.indices.map { item(at: $0, isShort: true).columns }.reduce(0, +)
  }

  /// Whether only the number of each tab but the selected one is shown, because not all titles fit.
  private func isShort(in size: Size) -> Bool {
    // The space after the last tab need not be visible.
    let isLast = selection == titles.count - 1
    return widths.reduce(isLast ? 0 : -1, +) > size.columns
  }

  private func layout(in size: Size) -> TabStripLayout {
    let isShort = isShort(in: size)
    let widths = titles.indices.map { item(at: $0, isShort: isShort).columns }
    return TabStripLayout(widths: widths, selection: selection, columns: size.columns)
  }

  private func tabRect(_ columns: Range<Int>, in rect: Rect) -> Rect {
    Rect(
      column: rect.origin.column + columns.lowerBound, row: rect.origin.row,
      columns: columns.count, rows: 1)
  }
}
