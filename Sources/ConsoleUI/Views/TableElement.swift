/// A list with the names of its columns above it.
struct TableElement: Control {
  let list: ListElement
  let layout: TableLayout
  let cells: (Int) -> [String]

  var path: ViewPath { list.path }

  var semantics: Semantics { Semantics(.table, position: list.semantics.position) }

  var children: [any Element] {
    list.children
  }

  var partCount: Int? { list.partCount }

  var isChoosable: Bool { list.isChoosable }

  func part(_ index: Int) -> any Element { list.part(index) }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? {
    list.heading(above: index, isFirst: isFirst)
  }

  func choose(_ index: Int) { list.choose(index) }

  func scroll(by steps: Int) -> Bool { list.scroll(by: steps) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .filling(minimum: axis == .vertical ? 2 : 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    measure(rows: rect.size.rows)
    // In a single row the selected one says more than the names.
    guard rect.size.rows > 1 else { return context.draw(list, in: rect) }
    let columns = max(0, rect.size.columns - Marker.columns - ScrollThumb.columns)
    let names = Rect(
      column: rect.origin.column + Marker.columns, row: rect.origin.row, columns: columns, rows: 1)
    context.styled(context.theme.title) { layout.draw(layout.titles, in: names, of: &$0) }
    context.draw(list, in: rect.inset(top: 1))
  }

  func handle(_ key: KeyPress) -> Bool { list.handle(key) }

  var takesText: Bool { list.takesText }

  func paste(_ text: String) -> Bool { list.paste(text) }

  var canFind: Bool { list.canFind }

  func startFinding() -> Bool { list.startFinding() }

  func hints(_ words: ConsoleStrings) -> [KeyHint] { list.hints(words) }

  func allHints(_ words: ConsoleStrings) -> [KeyHint] { list.allHints(words) }

  /// Looks at all rows that can be seen after the list has scrolled to its selection.
  private func measure(rows: Int) {
    layout.state.fit(layout.titles)
    let selection = list.state.selection
    for index in max(0, selection - rows)..<min(list.rows.count, selection + rows) {
      layout.state.grow(for: cells(index))
    }
  }
}

struct TableRowElement: Element {
  let cells: [String]
  let layout: TableLayout

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] {
    zip(layout.titles, cells).map { CellElement(column: $0, text: $1) }
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : Extent(minimum: 1, ideal: layout.idealColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    layout.draw(cells, in: rect, of: &context)
  }
}

/// A text of a table as those hear it who do not see the name above it; the row draws it.
private struct CellElement: Element {
  let column: String
  let text: String

  var semantics: Semantics { Semantics(.cell, label: column, value: text) }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(0) }

  func draw(in rect: Rect, of context: inout DrawingContext) {}
}
