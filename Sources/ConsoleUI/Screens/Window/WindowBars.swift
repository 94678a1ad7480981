/// Draws the bars above a screen: the tab bar, the title bar, and the row below them.
///
/// Each takes its rows from the top of the room. In a small window the row below the bars goes first.
@MainActor enum WindowBars {
  static let minRowsForStatusLine = 3
  private static let minRowsForBar = 3
  /// In a window with fewer rows, the screen begins right below the bars.
  private static let minWindowRowsForGap = 24
  private static let arrow = " › "
  private static let gap = 2

  /// Which of several columns a title belongs to.
  enum ColumnMark {
    /// The one with the keys.
    case front
    case beside
  }

  /// Draws the title bar of a screen and the row below it, unless the title is empty or there is no room.
  ///
  /// - Returns: Where the previous titles were drawn, which a click goes back to; `nil` if they were not.
  @discardableResult static func drawTitleBar(
    _ titles: [String], status: StyledText, in room: inout Rect, of context: inout DrawingContext
  ) -> Rect? {
    guard let current = titles.last, !current.isEmpty, room.size.rows >= minRowsForBar else {
      return nil
    }
    let row = room.takeFirstRow()
    var back: Rect?
    context.on(.bar, filling: row) { context in
      let bar = drawStatus(
        status, beside: current.columns, in: row.inset(left: 2, right: 1), of: &context)
      back = drawBreadcrumbs(titles, style: .title, in: bar, of: &context).back
    }
    drawGap(in: &room, of: &context)
    return back
  }

  /// Draws the title above one of several columns, in a row of its own between blank ones.
  static func drawTitle(
    of mark: ColumnMark, _ titles: [String], status: StyledText, in room: inout Rect,
    of context: inout DrawingContext
  ) -> Rect? {
    guard let current = titles.last, !current.isEmpty, room.size.rows >= minRowsForBar else {
      return nil
    }
    let row = room.takeFirstRow().inset(left: 2, right: 2)
    if mark == .front {
      context.write(String(context.characters.pointer), at: row.origin, style: .heading)
    }
    let bar = drawStatus(
      status, beside: current.columns, in: row.inset(left: 2), of: &context)
    let style = mark == .beside ? Style.muted : .heading
    let back = drawBreadcrumbs(titles, style: style, in: bar, of: &context).back
    if hasGaps(context) { _ = room.takeFirstRow() }
    return back
  }

  /// Draws `Articles › Storks are back` in one line; without the previous titles if they do not fit.
  ///
  /// - Returns: Where the previous titles were drawn, if they were, and the column at which the line ends.
  static func drawBreadcrumbs(
    _ titles: [String], style: Style, in bar: Rect, of context: inout DrawingContext
  ) -> (back: Rect?, end: Int) {
    let current = titles.last ?? ""
    let previous = titles.dropLast().filter { !$0.isEmpty }.map { $0 + arrow }.joined()
    let shownPrevious = previous.columns + current.columns <= bar.size.columns ? previous : ""
    context.write(shownPrevious, at: bar.origin, style: .muted)
    let column = bar.origin.column + shownPrevious.columns
    let shownCurrent = current.truncated(to: bar.columns.upperBound - column)
    context.write(
      shownCurrent, at: Point(column: column, row: bar.origin.row), style: style)
    let back = Rect(origin: bar.origin, size: Size(columns: shownPrevious.columns, rows: 1))
    return (back.isEmpty ? nil : back, column + shownCurrent.columns)
  }

  /// Draws the tab bar of a tab bar controller, and the state of its screen at the right if there is room.
  ///
  /// - Returns: Where the tabs were drawn; `nil` if there is no room.
  static func drawTabBar(
    _ tabs: TabStripElement, status: StyledText, in room: inout Rect,
    of context: inout DrawingContext
  ) -> Rect? {
    guard room.size.rows >= minRowsForBar else { return nil }
    let row = room.takeFirstRow()
    var bar = row.inset(left: 1, right: 1)
    context.on(.bar, filling: row) { context in
      bar = drawStatus(status, beside: tabs.shortColumns, in: bar, of: &context)
      context.draw(tabs, in: bar)
    }
    return bar
  }

  /// Separates the bars from the screen: by a blank row, or a line where bars have no surface of their own.
  static func drawGap(in room: inout Rect, of context: inout DrawingContext) {
    guard hasGaps(context), room.size.rows > minRowsForBar else { return }
    let row = room.takeFirstRow()
    if !context.isPainted { context.draw(DividerElement(axis: .horizontal), in: row) }
  }

  private static func hasGaps(_ context: DrawingContext) -> Bool {
    context.bounds.size.rows >= minWindowRowsForGap
  }

  /// Draws the state of a screen at the right of a bar, and returns the rest of the bar.
  ///
  /// If it does not fit beside the `columns` of what is at the left, only its first part is drawn, or nothing.
  private static func drawStatus(
    _ status: StyledText, beside columns: Int, in bar: Rect, of context: inout DrawingContext
  ) -> Rect {
    let room = bar.size.columns - columns - gap
    let fitting = [status, status.firstPart].lazy.compactMap(\.self).first {
      $0.text.columns <= room && !$0.isEmpty
    }
    guard let fitting else { return bar }
    var rest = bar
    let rect = rest.takeLastColumns(fitting.text.columns)
    context.styled(.muted) { context in
      context.draw(ElementTree.standalone(Text(fitting).truncated()), in: rect)
    }
    return rest.inset(right: gap)
  }
}
