/// What a control draws over the rest of its screen, such as the items of a menu.
@MainActor struct PopUp {
  /// The part of the control that it belongs to.
  let anchor: Rect
  let size: Size
  let focus: ViewPath
  /// The control, for the mouse.
  let target: DrawingContext.MouseTarget?
  let draw: (inout DrawingContext, Rect) -> Void

  /// Below the anchor, or above it where there is more room, moved and cut to fit.
  func rect(in room: Rect) -> Rect {
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
