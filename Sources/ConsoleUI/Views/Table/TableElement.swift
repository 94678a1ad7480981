/// A list below the titles of its columns.
struct TableElement: Control {
  let list: ListElement
  let layout: TableLayout
  let cells: (Int) -> [String]

  var path: ViewPath { list.path }

  var semantics: Semantics { Semantics(.table, position: list.semantics.position) }

  var children: [any Element] { list.children }

  var choiceCount: Int? { list.choiceCount }

  var isChoosable: Bool { list.isChoosable }

  func choice(at index: Int) -> any Element { list.choice(at: index) }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? {
    list.heading(above: index, isFirst: isFirst)
  }

  func choose(_ index: Int) { list.choose(index) }

  func reportMovedHighlight() -> Bool { list.reportMovedHighlight() }

  func scroll(by steps: Int) -> Bool { list.scroll(by: steps) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .filling(minimum: axis == .vertical ? 2 : 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    measure(rows: rect.size.rows)
    // A single row shows the highlighted row rather than the titles.
    guard rect.size.rows > 1 else { return context.draw(list, in: rect) }
    let columns = max(0, rect.size.columns - FocusMarker.columns - ScrollThumb.columns)
    let titles = Rect(
      column: rect.origin.column + FocusMarker.columns, row: rect.origin.row, columns: columns,
      rows: 1)
    context.styled(context.theme.title) { layout.draw(layout.titles, in: titles, of: &$0) }
    context.draw(list, in: rect.inset(top: 1))
  }

  func response(to key: KeyPress) -> KeyResponse { list.response(to: key) }

  var takesText: Bool { list.takesText }

  func paste(_ text: String) { list.paste(text) }

  var canFind: Bool { list.canFind }

  func startFinding() -> Bool { list.startFinding() }

  var hasPendingWork: Bool { list.hasPendingWork }

  func continueWork() { list.continueWork() }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { list.hints(strings) }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] { list.allHints(strings) }

  /// Widens the columns for all rows that may be visible once the list has scrolled to its highlight.
  private func measure(rows: Int) {
    layout.state.reset(for: layout.titles)
    let highlighted = list.state.highlighted
    for index in max(0, highlighted - rows)..<min(list.rows.count, highlighted.addingClamped(rows))
    {
      layout.state.widen(for: cells(index))
    }
  }
}

/// The cells of a row.
struct TableRowElement: Element {
  let cells: [String]
  let layout: TableLayout

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] {
    zip(layout.titles, cells).map { title, text in
      SemanticsElement(semantics: Semantics(.cell, label: title, value: text))
    }
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : Extent(minimum: 1, ideal: layout.idealColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    layout.draw(cells, in: rect, of: &context)
  }
}
