internal import ConsoleUI

/// A list below the titles of its columns.
struct TableElement: ListControl {
  let state: TableState
  let list: ListElement
  let layout: TableLayout
  let cells: (Int) -> [String]

  /// A row that becomes visible may widen the columns.
  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing {
    list.redrawing(&update) == .screen ? .screen : .control
  }

  var semantics: Semantics { Semantics(.table, position: list.semantics.position) }

  func scrollHorizontally(by steps: Int) -> Bool {
    guard let place = layout.place(movedBy: steps, in: state.room) else { return false }
    state.place = place
    return true
  }

  func click(at point: Point, in size: Size) {
    let point = point.insideList(of: size)
    if point.row >= 0 { list.click(at: point, in: size.ofList) }
  }

  func drag(to point: Point, in size: Size) {
    list.drag(to: point.insideList(of: size), in: size.ofList)
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .filling(minimum: axis == .vertical ? 2 : 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    measure(rows: rect.size.rows)
    let columns = max(0, rect.size.columns - FocusMarker.columns - ListViewport.margin)
    context.afterDrawing { [widths = layout.widths] in
      (state.widths, state.room) = (widths, columns)
    }
    guard rect.size.hasTitles else { return context.draw(list, in: rect) }
    let titles = Rect(
      column: rect.origin.column + FocusMarker.columns, row: rect.origin.row, columns: columns,
      rows: 1)
    context.styled(Style(foreground: .muted, attributes: .bold)) {
      layout.drawTitles(in: titles, of: &$0)
    }
    drawMarks(besideTitles: titles, of: &context)
    context.draw(list, in: rect.inset(top: 1))
  }

  /// Signs at both edges of the table that there are more columns.
  private func drawMarks(besideTitles rect: Rect, of context: inout DrawingContext) {
    let more = layout.hidesMore(in: rect.size.columns)
    let left = Point(column: rect.origin.column - FocusMarker.columns, row: rect.origin.row)
    let right = Point(
      column: rect.columns.upperBound + ListViewport.margin - 1, row: rect.origin.row)
    if more.left { context.write("‹", at: left, style: .muted) }
    if more.right { context.write("›", at: right, style: .muted) }
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case KeyPress(.left, modifiers: .shift) where !takesText: scrolling(by: -1)
    case KeyPress(.right, modifiers: .shift) where !takesText: scrolling(by: 1)
    default: list.response(to: key)
    }
  }

  private func scrolling(by steps: Int) -> KeyResponse {
    guard layout.hidesAny(in: state.room) else { return .unused }
    guard layout.place(movedBy: steps, in: state.room) != nil else { return .atEnd }
    return .perform { _ = scrollHorizontally(by: steps) }
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    list.hints(strings) + scrollHints(strings)
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    list.allHints(strings) + scrollHints(strings)
  }

  private func scrollHints(_ strings: ConsoleStrings) -> [KeyHint] {
    layout.hidesAny(in: state.room) && !takesText ? [.scrollingSideways(strings)] : []
  }

  /// Widens the columns for all rows that may be visible once the list has scrolled to its highlight.
  private func measure(rows: Int) {
    let highlighted = list.position.highlighted
    let first = max(0, highlighted - rows)
    let end = highlighted + min(rows, list.rows.count - highlighted)
    layout.measure(first..<max(first, end), cells: cells)
  }
}

extension Size {
  /// Whether a table shows its titles: a single row shows the highlighted row instead.
  fileprivate var hasTitles: Bool { rows > 1 }

  /// The size of the list in a table of this size.
  fileprivate var ofList: Size { Size(columns: columns, rows: hasTitles ? rows - 1 : rows) }
}

extension Point {
  /// A point of a table relative to the list in it.
  fileprivate func insideList(of size: Size) -> Point {
    Point(column: column, row: size.hasTitles ? row - 1 : row)
  }
}

/// The cells of a row.
struct TableRowElement: Element {
  let cells: [String]
  let layout: TableLayout

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] {
    zip(layout.titles, cells).map { title, text in
      SemanticsElement(.cell, label: title, value: text)
    }
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : Extent(minimum: 1, ideal: layout.idealColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    layout.draw(cells, in: rect, of: &context)
  }
}
