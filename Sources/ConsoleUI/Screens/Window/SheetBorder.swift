/// Draws the border of a sheet: the top edge with the title, and the two sides.
@MainActor enum SheetBorder {
  private static let sideColumns = 2
  /// A sheet with fewer columns or rows has no border.
  private static let minColumns = 12
  private static let minRows = 2

  /// The height of a sheet for content of this many rows; pass `Int.max` for content that fills it.
  ///
  /// Some rows of the screen below stay visible, if the room has enough.
  static func rows(for content: Int, in room: Int) -> Int {
    let visibleBelow = room >= 12 ? 3 : room >= 5 ? 1 : 0
    let most = room - visibleBelow
    return min(most, content == .max ? most : content + 1)
  }

  /// The content width of a sheet that is this many columns wide.
  static func contentColumns(in columns: Int) -> Int {
    columns < minColumns ? columns : columns - 2 * sideColumns
  }

  /// Draws the border, and reduces the room to the rectangle of the content.
  ///
  /// - Returns: Where the previous titles were drawn, which a click goes back to; `nil` if they were not.
  static func draw(_ titles: [String], in room: inout Rect, of context: inout DrawingContext)
    -> Rect?
  {
    guard room.size.columns >= minColumns, room.size.rows >= minRows else { return nil }
    let style = Style(foreground: .border)
    let top = room.takeFirstRow()
    let characters = context.characters
    let edge = String(repeating: characters.horizontal, count: top.size.columns - 2)
    let corners = characters.upperCorners
    context.write("\(corners.left)\(edge)\(corners.right)", at: top.origin, style: style)
    for column in [room.columns.lowerBound, room.columns.upperBound - 1] {
      context.fill(
        Rect(column: column, row: room.origin.row, columns: 1, rows: room.size.rows),
        with: characters.vertical, style: style)
    }
    room = room.inset(left: sideColumns, right: sideColumns)
    guard titles.contains(where: { !$0.isEmpty }) else { return nil }
    let caption = top.inset(left: 3, right: 3)
    let (back, end) = WindowBars.drawBreadcrumbs(
      titles, style: .title, in: caption, of: &context)
    // A space on each side of the title.
    for column in [caption.origin.column - 1, end] {
      context.write(" ", at: Point(column: column, row: top.origin.row))
    }
    return back
  }
}
