/// What a control draws over the rest of its screen, such as the items of a menu.
@MainActor struct PopUp {
  /// The part of the control that it belongs to.
  let anchor: Rect
  let size: Size
  let focus: ViewPath
  /// The control, for the mouse.
  let target: DrawingContext.MouseTarget?
  let draw: (inout DrawingContext, Rect) -> Void

  var panel: BoxElement {
    BoxElement(title: "", content: PopUpContent(size: size, draw: draw))
  }

  /// Where the panel is: below the anchor, or above it where there is more room, moved and cut to fit.
  func rect(for panel: BoxElement, in room: Rect) -> Rect {
    let size = Size(
      columns: panel.extent(along: .horizontal, in: room.size).ideal,
      rows: panel.extent(along: .vertical, in: room.size).ideal)
    let rowsAbove = min(max(0, anchor.rows.lowerBound - room.rows.lowerBound), room.size.rows)
    let rowsBelow = min(max(0, room.rows.upperBound - anchor.rows.upperBound), room.size.rows)
    let isBelow = size.rows <= rowsBelow || rowsBelow >= rowsAbove
    let rows = min(size.rows, isBelow ? rowsBelow : rowsAbove)
    let columns = min(size.columns, room.size.columns)
    return Rect(
      column: max(
        room.columns.lowerBound, min(anchor.origin.column, room.columns.upperBound - columns)),
      row: isBelow ? anchor.rows.upperBound : anchor.rows.lowerBound - rows, columns: columns,
      rows: rows)
  }
}

private struct PopUpContent: Element {
  let size: Size
  let draw: (inout DrawingContext, Rect) -> Void

  var semantics: Semantics { Semantics(.group) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    Extent(minimum: 1, ideal: axis == .horizontal ? size.columns : size.rows)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.clipped(to: rect) { draw(&$0, rect) }
  }
}
