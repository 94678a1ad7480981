/// The edges of a panel that comes up from the bottom: its top with a title, and its sides.
@MainActor enum SheetFrame {
  private static let sideColumns = 2
  /// In fewer columns or rows the content has all the room.
  private static let leastColumns = 12
  private static let leastRows = 2

  /// The rows that a panel takes of a room for content of so many rows.
  static func rows(for content: Int, in room: Int) -> Int {
    let seenBelow = room >= 12 ? 3 : room >= 5 ? 1 : 0
    let most = max(0, room - seenBelow)
    return min(most, content == .max ? most : content + 1)
  }

  /// The columns that are left for the content.
  static func inside(_ columns: Int) -> Int {
    columns < leastColumns ? columns : columns - 2 * sideColumns
  }

  /// Draws the edges around a room, which becomes what is left of it.
  ///
  /// - Returns: Where the way back was drawn in the title, if it was.
  static func draw(_ titles: [String], in room: inout Rect, of context: inout DrawingContext)
    -> Rect?
  {
    context.fill(room)
    guard room.size.columns >= leastColumns, room.size.rows >= leastRows else { return nil }
    let style = context.theme.border
    let top = room.takeFirstRow()
    let ornaments = DrawingCharacters.current
    let edge = String(repeating: ornaments.horizontal, count: top.size.columns - 2)
    let corners = ornaments.upperCorners
    context.write("\(corners.left)\(edge)\(corners.right)", at: top.origin, style: style)
    for column in [room.columns.lowerBound, room.columns.upperBound - 1] {
      context.fill(
        Rect(column: column, row: room.origin.row, columns: 1, rows: room.size.rows),
        with: ornaments.vertical, style: style)
    }
    room = room.inset(left: sideColumns, right: sideColumns)
    guard titles.contains(where: { !$0.isEmpty }) else { return nil }
    let caption = top.inset(left: 2, right: 2)
    let (way, end) = Bars.drawWay(titles, in: caption.inset(left: 0, right: 1), of: &context)
    // The title stands off from the edge on both sides.
    for column in [caption.origin.column - 1, end] {
      context.write(" ", at: Point(column: column, row: top.origin.row))
    }
    return way
  }
}
