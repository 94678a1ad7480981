/// The lines around a screen: titles, tabs, and the lines that part them from it.
///
/// Each takes its rows from the room; where a window is small the screen goes first.
@MainActor enum Bars {
  static let leastRowsWithStatus = 3
  private static let leastRowsWithBar = 3
  private static let leastRowsWithRule = 8
  private static let arrow = " › "

  /// Draws where the reader is: the screens on the way, the last of them in bold.
  ///
  /// - Returns: Where the way back was drawn, if it was.
  @discardableResult static func drawTitle(
    _ titles: [String], in room: inout Rect, of context: inout DrawingContext
  ) -> Rect? {
    guard let current = titles.last, !current.isEmpty, room.size.rows >= leastRowsWithBar else {
      return nil
    }
    let bar = room.takeFirstRow().inset(left: 1, right: 1)
    let way = drawWay(titles, in: bar, of: &context).back
    drawRule(in: &room, of: &context)
    return way
  }

  /// Draws the titles of the way in one line.
  ///
  /// - Returns: Where the way back was drawn, if it was, and the column at which the line ends.
  static func drawWay(
    _ titles: [String], in bar: Rect, of context: inout DrawingContext
  ) -> (back: Rect?, end: Int) {
    let current = titles.last ?? ""
    let way = titles.dropLast().filter { !$0.isEmpty }.map { $0 + arrow }.joined()
    let shownWay = way.columns + current.columns <= bar.size.columns ? way : ""
    context.write(shownWay, at: bar.origin, style: context.theme.muted)
    let column = bar.origin.column + shownWay.columns
    let shownTitle = current.truncated(to: bar.columns.upperBound - column)
    context.write(
      shownTitle, at: Point(column: column, row: bar.origin.row), style: context.theme.title)
    let back = Rect(origin: bar.origin, size: Size(columns: shownWay.columns, rows: 1))
    return (back.isEmpty ? nil : back, column + shownTitle.columns)
  }

  /// Draws the tabs; `nil` if there is no room for them.
  static func drawTabs(
    _ tabs: TabStripElement, in room: inout Rect, of context: inout DrawingContext
  ) -> Rect? {
    guard room.size.rows >= leastRowsWithBar else { return nil }
    let rect = room.takeFirstRow()
    context.draw(tabs, in: rect)
    return rect
  }

  /// Draws the line between the bars and the screen, if that leaves the screen enough.
  static func drawRule(in room: inout Rect, of context: inout DrawingContext) {
    guard room.size.rows >= leastRowsWithRule else { return }
    context.draw(DividerElement(axis: .horizontal), in: room.takeFirstRow())
  }
}
