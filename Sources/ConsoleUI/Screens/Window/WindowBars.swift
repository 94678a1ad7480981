/// Draws the bars above a screen: the tab bar, the title bar, and the row below them.
///
/// Each takes its rows from the top of the room. In a small window the row below the bars goes first,
/// then the title bar below a tab bar, then the tab bar.
@MainActor enum WindowBars {
  static let minRowsForStatusLine = 3
  private static let minRowsForBar = 3
  /// In a window with fewer rows, the screen begins right below the bars.
  private static let minWindowRowsForGap = 24
  /// In a window with fewer rows, there is no title bar below a tab bar.
  private static let minWindowRowsForSecondBar = 12
  /// In a window with fewer rows, there is no tab bar.
  private static let minWindowRowsForTabBar = 8
  static let arrow = " › "
  private static let gap = 2

  /// Which of several columns a title belongs to.
  enum ColumnMark {
    /// The one with the keys.
    case front
    case beside
  }

  /// Draws the title bar of a screen and the row below it, unless there is nothing to say or no room.
  ///
  /// `isSecond` is true below a tab bar.
  ///
  /// - Returns: Where the previous titles were drawn, which a click goes back to; `nil` if they were not.
  @discardableResult static func drawTitleBar(
    _ titles: [String], _ content: BarContent, isSecond: Bool = false, in room: inout Rect,
    of context: inout DrawingContext
  ) -> Rect? {
    if isSecond, !hasSecondBar(context) { return nil }
    guard let current = titles.last, room.size.rows >= minRowsForBar,
      !current.isEmpty || content.saysSomething(in: room)
    else { return nil }
    let row = room.takeFirstRow()
    var back: Rect?
    context.on(.bar, filling: row) { context in
      let bar = drawState(
        content, beside: columns(of: titles), in: row.inset(left: 2, right: 1), of: &context
      ).rest
      back = drawBreadcrumbs(titles, style: .title, in: bar, of: &context).back
    }
    drawGap(content, in: &room, of: &context)
    return back
  }

  /// Draws the title above one of several columns, in a row of its own between blank ones.
  ///
  /// `hasActivity` is true if what the screen is doing is not drawn above all columns.
  static func drawTitle(
    of mark: ColumnMark, _ titles: [String], _ content: BarContent, hasActivity: Bool,
    in room: inout Rect, of context: inout DrawingContext
  ) -> Rect? {
    guard let current = titles.last, !current.isEmpty, room.size.rows >= minRowsForBar else {
      return nil
    }
    let row = room.takeFirstRow().inset(left: 2, right: 2)
    if mark == .front, !context.isPrinted {
      context.write(String(context.characters.pointer), at: row.origin, style: .heading)
    }
    let place = row.inset(left: 2)
    let bar =
      hasActivity
      ? drawState(content, beside: columns(of: titles), in: place, of: &context).rest
      : drawStatus(content.status, beside: current.columns, in: place, of: &context)
    let style = mark == .beside ? Style.muted : .heading
    let back = drawBreadcrumbs(titles, style: style, in: bar, of: &context).back
    if hasGaps(context) {
      let gap = room.takeFirstRow()
      if hasActivity { drawActivity(content, in: gap, of: &context) }
    }
    return back
  }

  /// Draws `Articles › Storks are back` in one line; without the previous titles if they do not fit.
  ///
  /// - Returns: Where the previous titles were drawn, if they were, and the column at which the line ends.
  static func drawBreadcrumbs(
    _ titles: [String], style: Style, in bar: Rect, of context: inout DrawingContext
  ) -> (back: Rect?, end: Int) {
    let current = titles.last ?? ""
    let previous = previousTitles(titles)
    let shownPrevious = previous.columns + current.columns <= bar.size.columns ? previous : ""
    context.write(shownPrevious, at: bar.origin, style: .muted)
    let column = bar.origin.column + shownPrevious.columns
    let shownCurrent = current.truncated(to: bar.columns.upperBound - column)
    context.write(
      shownCurrent, at: Point(column: column, row: bar.origin.row), style: style)
    let back = Rect(origin: bar.origin, size: Size(columns: shownPrevious.columns, rows: 1))
    return (back.isEmpty ? nil : back, column + shownCurrent.columns)
  }

  /// The previous titles, each with an arrow.
  private static func previousTitles(_ titles: [String]) -> String {
    titles.dropLast().filter { !$0.isEmpty }.map { $0 + arrow }.joined()
  }

  /// The width of all titles, and of the last one alone.
  private static func columns(of titles: [String]) -> (ideal: Int, least: Int) {
    let least = titles.last?.columns ?? 0
    return (previousTitles(titles).columns + least, least)
  }

  /// Draws the tab bar of a tab bar controller, and the state of its screen at the right if there is room.
  ///
  /// What the screen is doing does not shorten the titles, which would jump: where it does not fit, it has the next row.
  ///
  /// - Returns: Where the tabs were drawn; `nil` if there is no room.
  static func drawTabBar(
    _ tabs: TabStripElement, _ content: BarContent, in room: inout Rect,
    of context: inout DrawingContext
  ) -> Rect? {
    let windowRows = context.bounds.size.rows
    guard room.size.rows >= minRowsForBar, windowRows >= minWindowRowsForTabBar else { return nil }
    let row = room.takeFirstRow()
    var bar = row.inset(left: 1, right: 1)
    let hasRoom = fittingStatus(content.status, beside: tabs.columns, in: bar) != nil
    let isShort =
      !hasRoom && fittingStatus(content.status, beside: tabs.shortColumns, in: bar) != nil
    let columns = (tabs.columns, isShort ? tabs.shortColumns : tabs.columns)
    var showsActivity = false
    context.on(.bar, filling: row) { context in
      (bar, showsActivity) = drawState(content, beside: columns, in: bar, of: &context)
      context.draw(tabs, in: bar)
    }
    if !showsActivity, !hasGaps(context) {
      drawActivityWithoutBar(content, in: &room, of: &context)
    }
    return bar
  }

  /// Separates the bars from the screen: by what the screen is doing, or else by a blank row, or by a line where bars
  /// have no surface of their own.
  static func drawGap(
    _ content: BarContent, in room: inout Rect, of context: inout DrawingContext
  ) {
    guard hasGaps(context), room.size.rows > minRowsForBar else { return }
    let row = room.takeFirstRow()
    if !drawActivity(content, in: row, of: &context), !context.isPainted {
      context.draw(DividerElement(axis: .horizontal), in: row)
    }
  }

  /// Draws what a screen is doing where no bar has room for it: in a row of its own, which it takes from the screen.
  static func drawActivityWithoutBar(
    _ content: BarContent, in room: inout Rect, of context: inout DrawingContext
  ) {
    var rest = room
    let row = rest.takeFirstRow()
    if !rest.isEmpty, drawActivity(content, in: row, of: &context) { room = rest }
  }

  /// Draws what a screen is doing in a row of its own; returns whether it is doing anything.
  @discardableResult private static func drawActivity(
    _ content: BarContent, in row: Rect, of context: inout DrawingContext
  ) -> Bool {
    let place = row.inset(left: 2, right: 2)
    guard let activity = content.activity(in: place.size) else { return false }
    context.on(.bar, filling: row) { context in
      context.clipped(to: place) { context in
        context.withoutFocus { $0.draw(activity, in: place) }
      }
    }
    return true
  }

  /// Whether a window has room for a title bar below its tab bar.
  static func hasSecondBar(_ context: DrawingContext) -> Bool {
    context.bounds.size.rows >= minWindowRowsForSecondBar
  }

  private static func hasGaps(_ context: DrawingContext) -> Bool {
    context.bounds.size.rows >= minWindowRowsForGap
  }

  /// Draws at the right of a bar what a screen is doing, if there is no row for it, or else its state; returns the rest
  /// of the bar, and whether it shows what the screen is doing.
  ///
  /// The `columns` are those of what is at the left, and of what is left of it in a bar that is too narrow.
  private static func drawState(
    _ content: BarContent, beside columns: (ideal: Int, least: Int), in bar: Rect,
    of context: inout DrawingContext
  ) -> (rest: Rect, showsActivity: Bool) {
    let least = columns.least
    let attempts = columns.ideal == least ? [least] : [columns.ideal, least]
    for taken in attempts where !hasGaps(context) {
      let room = Size(columns: bar.size.columns - taken - gap, rows: 1)
      guard room.columns > 0, let activity = content.activity(in: room) else { continue }
      // In a room that is too small, a text would be as wide as the room.
      let extent = activity.extent(along: .horizontal, in: bar.size)
      guard extent.ideal <= room.columns else { continue }
      let width = extent.growth == .fills ? room.columns : extent.ideal
      let rect = bar.inset(left: bar.size.columns - width)
      context.clipped(to: rect) { context in
        context.withoutFocus { $0.draw(activity, in: rect) }
      }
      // What is at the left stays as it is beside the state.
      let status = fittingStatus(content.status, beside: least, in: bar)
      return (bar.inset(right: max(width, status?.text.columns ?? 0) + gap), true)
    }
    return (drawStatus(content.status, beside: least, in: bar, of: &context), false)
  }

  /// Draws the state of a screen at the right of a bar, and returns the rest of the bar.
  ///
  /// If it does not fit beside the `columns` of what is at the left, only its first part is drawn, or nothing.
  private static func drawStatus(
    _ status: StyledText, beside columns: Int, in bar: Rect, of context: inout DrawingContext
  ) -> Rect {
    guard let fitting = fittingStatus(status, beside: columns, in: bar) else { return bar }
    var rest = bar
    let rect = rest.takeLastColumns(fitting.text.columns)
    context.styled(.muted) { context in
      context.draw(ElementTree.standalone(Text(fitting).truncated()), in: rect)
    }
    return rest.inset(right: gap)
  }

  /// The status or, where that does not fit, its first part.
  private static func fittingStatus(
    _ status: StyledText, beside columns: Int, in bar: Rect
  ) -> StyledText? {
    let room = bar.size.columns - columns - gap
    return [status, status.firstPart].lazy.compactMap(\.self).first {
      $0.text.columns <= room && !$0.isEmpty
    }
  }
}
