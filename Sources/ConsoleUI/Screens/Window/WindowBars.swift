/// Draws the bars above a screen: the title bar, the tab bar, and the divider below them.
///
/// Each takes its rows from the top of the room. In a small window the bars stay and the screen shrinks; the
/// divider is the first to go.
@MainActor enum WindowBars {
  static let minRowsForStatusLine = 3
  private static let minRowsForBar = 3
  private static let minRowsForDivider = 8
  private static let arrow = " › "

  /// Which of several columns a title bar belongs to.
  enum ColumnMark {
    /// The one with the keys.
    case front
    case beside
  }

  /// Draws the title bar and the divider below it, unless the current title is empty or there is no room.
  ///
  /// - Returns: Where the previous titles were drawn, which a click goes back to; `nil` if they were not.
  @discardableResult static func drawTitleBar(
    _ titles: [String], mark: ColumnMark? = nil, in room: inout Rect,
    of context: inout DrawingContext
  ) -> Rect? {
    guard let current = titles.last, !current.isEmpty, room.size.rows >= minRowsForBar else {
      return nil
    }
    var bar = room.takeFirstRow().inset(left: 1, right: 1)
    if mark == .front {
      let pointer = String(DrawingCharacters.current.pointer)
      context.write(pointer, at: bar.origin, style: context.theme.title)
    }
    if mark != nil { bar = bar.inset(left: 2) }
    let style = mark == .beside ? context.theme.muted : context.theme.title
    let back = drawBreadcrumbs(titles, style: style, in: bar, of: &context).back
    drawDivider(in: &room, of: &context)
    return back
  }

  /// Draws `Articles › Storks are back` in one line; without the previous titles if they do not fit.
  ///
  /// - Returns: Where the previous titles were drawn, if they were, and the column at which the line ends.
  static func drawBreadcrumbs(
    _ titles: [String], style: Style? = nil, in bar: Rect, of context: inout DrawingContext
  ) -> (back: Rect?, end: Int) {
    let current = titles.last ?? ""
    let previous = titles.dropLast().filter { !$0.isEmpty }.map { $0 + arrow }.joined()
    let shownPrevious = previous.columns + current.columns <= bar.size.columns ? previous : ""
    context.write(shownPrevious, at: bar.origin, style: context.theme.muted)
    let column = bar.origin.column + shownPrevious.columns
    let shownCurrent = current.truncated(to: bar.columns.upperBound - column)
    context.write(
      shownCurrent, at: Point(column: column, row: bar.origin.row),
      style: style ?? context.theme.title)
    let back = Rect(origin: bar.origin, size: Size(columns: shownPrevious.columns, rows: 1))
    return (back.isEmpty ? nil : back, column + shownCurrent.columns)
  }

  /// Draws the tab bar of a tab bar controller.
  ///
  /// - Returns: Where it was drawn; `nil` if there is no room.
  static func drawTabBar(
    _ tabs: TabStripElement, in room: inout Rect, of context: inout DrawingContext
  ) -> Rect? {
    guard room.size.rows >= minRowsForBar else { return nil }
    let rect = room.takeFirstRow()
    context.draw(tabs, in: rect)
    return rect
  }

  /// Draws the divider between the bars and the screen, if enough rows remain for the screen.
  static func drawDivider(in room: inout Rect, of context: inout DrawingContext) {
    guard room.size.rows >= minRowsForDivider else { return }
    context.draw(DividerElement(axis: .horizontal), in: room.takeFirstRow())
  }
}
