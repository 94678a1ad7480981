internal import ConsoleUI

/// A list below the titles of its columns.
struct TableElement: ListControl {
  let state: TableState
  let list: ListElement
  let layout: TableLayout
  let cells: (Int) -> [TableCell]

  /// A row that becomes visible may widen the columns.
  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing {
    list.redrawing(&update) == .screen ? .screen : .control
  }

  var semantics: Semantics {
    Semantics(.table, label: list.rows.label, position: list.semantics.position)
  }

  func scrollHorizontally(by steps: Int) -> Bool {
    guard let place = layout.place(movedBy: steps, in: state.room) else { return false }
    state.place = place
    return true
  }

  /// Calls what a title does, or else does what a list does.
  func click(_ click: Click) {
    var inside = click
    inside.point = click.point.insideList(of: click.size)
    inside.size = click.size.ofList
    guard inside.point.row < 0 else { return list.click(inside) }
    layout.tapTitle(at: click.point.column - FocusMarker.columns)
  }

  func drag(to point: Point, in size: Size) {
    list.drag(to: point.insideList(of: size), in: size.ofList)
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard list.isInPanel else { return .filling(minimum: axis == .vertical ? 2 : 1) }
    measure(rows: room.rows)
    let titles = axis == .vertical ? 1 : 0
    let inner = Size(columns: room.columns, rows: room.rows - 1)
    var extent = list.extent(along: axis, in: inner).adding(titles)
    if axis == .horizontal {
      let columns = layout.idealColumns + FocusMarker.columns + ListViewport.margin
      extent.ideal = max(extent.ideal, min(columns, room.columns))
    }
    return extent
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

/// What a table shows of an element in a column.
@MainActor struct TableCell {
  /// What is found and read aloud, and shown if there is no view.
  let text: String
  var element: (any Element)?

  /// The width that it needs.
  var columns: Int {
    element?.extent(along: .horizontal, in: Self.room).ideal ?? text.columns
  }

  /// A view in a cell has one row, of any width.
  private static let room = Size(columns: 1_000, rows: 1)

  func draw(
    _ alignment: HorizontalAlignment, in rect: Rect, of context: inout DrawingContext
  ) {
    if let element {
      let length = min(columns, rect.size.columns)
      var place = rect.inset(left: alignment.offset(of: length, in: rect.size.columns))
      place.size.columns = length
      context.clipped(to: place) { $0.draw(element, in: place) }
    } else {
      let text = text.truncated(to: rect.size.columns)
      let indent = alignment.offset(of: text.columns, in: rect.size.columns)
      context.write(text, at: Point(column: rect.origin.column + indent, row: rect.origin.row))
    }
  }
}

/// The cells of a row.
struct TableRowElement: Element {
  let cells: [TableCell]
  let layout: TableLayout

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] {
    zip(layout.titles, cells).map { title, cell in
      SemanticsElement(.cell, label: title, value: cell.text)
    }
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : Extent(minimum: 1, ideal: layout.idealColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    layout.draw(cells, in: rect, of: &context)
  }
}
