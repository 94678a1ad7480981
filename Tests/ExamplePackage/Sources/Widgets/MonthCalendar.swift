import Sternik

/// The words of a ``MonthCalendar``, in the language of the user.
public struct CalendarTexts: Sendable {
  /// Twelve names.
  public var months: [String]
  /// Seven names, Monday first.
  public var weekdays: [String]
  public var today: String
  public var selected: String
  public var previousMonth: String
  public var nextMonth: String
  /// Labels of keys in the status line.
  public var select: String
  public var month: String
  /// A day in words; gets the day and the name of its month.
  public var date: @Sendable (CalendarDate, String) -> String

  public init(
    months: [String], weekdays: [String], today: String, selected: String, previousMonth: String,
    nextMonth: String, select: String, month: String,
    date: @escaping @Sendable (CalendarDate, String) -> String = { "\($0.day) \($1) \($0.year)" }
  ) {
    precondition(months.count == 12 && weekdays.count == 7)
    self.months = months
    self.weekdays = weekdays
    self.today = today
    self.selected = selected
    self.previousMonth = previousMonth
    self.nextMonth = nextMonth
    self.select = select
    self.month = month
    self.date = date
  }
}

/// A month of days, one of which the user selects.
///
///     > November 2026
///       Mo  Tu  We  Th  Fr  Sa  Su
///                                1
///        2   3 [ 4]  5   6   7   8
///        9  10  11 >12* 13  14  15
///
/// `>` is the highlighted day, brackets are the selected one, a star is today.
public struct MonthCalendar: View {
  let label: String
  let selected: CalendarDate?
  let today: CalendarDate
  let firstWeekday: Int
  let texts: CalendarTexts
  let didSelect: (CalendarDate) -> Void

  /// Creates a calendar; `firstWeekday` is 0 for Monday to 6 for Sunday.
  public init(
    _ label: String, selected: CalendarDate?, today: CalendarDate, firstWeekday: Int = 0,
    texts: CalendarTexts, didSelect: @escaping (CalendarDate) -> Void
  ) {
    self.label = label
    self.selected = selected
    self.today = today
    self.firstWeekday = ((firstWeekday % 7) + 7) % 7
    self.texts = texts
    self.didSelect = didSelect
  }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state { CalendarState(cursor: selected ?? today, selected: selected) }
    let cursor = state.selected == selected ? state.cursor : selected ?? state.cursor
    tree.addControl(CalendarControl(calendar: self, state: state, cursor: cursor))
    tree.afterDrawing { [selected] in
      state.cursor = cursor
      state.selected = selected
    }
  }
}

private final class CalendarState: ViewState {
  /// The highlighted day.
  var cursor: CalendarDate
  /// The selected day of the last frame; when the program passes another one, the highlight moves there.
  var selected: CalendarDate?

  var area = VisibleArea()

  init(cursor: CalendarDate, selected: CalendarDate?) {
    self.cursor = cursor
    self.selected = selected
  }
}

/// Where the days are in a size; both drawing and clicks ask it.
private struct CalendarLayout {
  let cellColumns: Int
  /// The weekdays that are visible, as columns of the month.
  let weekdays: Range<Int>
  let weeks: Range<Int>
  let showsTitle: Bool
  let showsWeekdays: Bool

  @MainActor init(size: Size, cursorColumn: Int, cursorWeek: Int, weekCount: Int) {
    let room = max(0, size.columns - FocusMarker.columns)
    cellColumns = room >= 28 ? 4 : 3
    let columns = min(7, max(1, room / cellColumns))
    weekdays = Self.window(around: cursorColumn, of: 7, showing: columns)
    showsTitle = size.rows >= 2
    showsWeekdays = size.rows >= 3
    let rows = size.rows - (showsTitle ? 1 : 0) - (showsWeekdays ? 1 : 0)
    weeks = Self.window(around: cursorWeek, of: weekCount, showing: min(weekCount, max(0, rows)))
  }

  var headerRows: Int { (showsTitle ? 1 : 0) + (showsWeekdays ? 1 : 0) }

  private static func window(around index: Int, of count: Int, showing length: Int) -> Range<Int> {
    let first = min(max(0, index - length / 2), count - length)
    return first..<first + length
  }
}

private struct CalendarControl: ChoiceControl, MouseControl, ScrollingControl {
  let calendar: MonthCalendar
  let state: CalendarState
  let cursor: CalendarDate

  private var texts: CalendarTexts { calendar.texts }

  var semantics: Semantics {
    Semantics(.picker, label: calendar.label, value: words(for: cursor))
  }

  private func words(for date: CalendarDate, saysSelected: Bool = true) -> String {
    var words = [texts.weekdays[date.weekday], texts.date(date, texts.months[date.month - 1])]
    if date == calendar.today { words.append(texts.today) }
    if saysSelected, date == calendar.selected { words.append(texts.selected) }
    return words.joined(separator: ", ")
  }

  private func title(of date: CalendarDate) -> String {
    "\(texts.months[date.month - 1]) \(date.year)"
  }

  // MARK: Layout and drawing

  private var firstOfMonth: CalendarDate {
    CalendarDate(year: cursor.year, month: cursor.month, day: 1)
  }

  /// Empty cells before the first day.
  private var offset: Int { (firstOfMonth.weekday - calendar.firstWeekday + 7) % 7 }

  private var weekCount: Int { (offset + cursor.daysInMonth + 6) / 7 }

  private func layout(in size: Size) -> CalendarLayout {
    let cell = offset + cursor.day - 1
    return CalendarLayout(
      size: size, cursorColumn: cell % 7, cursorWeek: cell / 7, weekCount: weekCount)
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    // Six weeks always, so that nothing below jumps when the month changes.
    case .vertical: Extent(minimum: 3, ideal: 8)
    case .horizontal: Extent(minimum: FocusMarker.columns + 21, ideal: FocusMarker.columns + 28)
    }
  }

  func draw(in whole: Rect, of context: inout DrawingContext) {
    let area = VisibleArea(of: whole, in: context)
    context.afterDrawing { [state] in state.area = area }
    let rect = area.rect(in: whole)
    guard !rect.isEmpty else { return }
    let layout = layout(in: rect.size)
    FocusMarker.draw(in: rect, of: &context)
    var rest = rect.inset(left: FocusMarker.columns)
    if layout.showsTitle {
      let row = rest.takeFirstRow()
      let short = "\(texts.months[cursor.month - 1].prefix(columns: 3)) \(cursor.year)"
      let title = title(of: cursor)
      context.write(
        (title.columns <= row.size.columns ? title : short).truncated(to: row.size.columns),
        at: row.origin, style: context.isFocused ? .heading : .title)
    }
    if layout.showsWeekdays {
      let row = rest.takeFirstRow()
      for (index, column) in layout.weekdays.enumerated() {
        let name = texts.weekdays[(column + calendar.firstWeekday) % 7].prefix(columns: 2)
        context.write(
          name, at: row.inset(left: index * layout.cellColumns + 1).origin,
          style: .muted)
      }
    }
    for week in layout.weeks {
      let row = rest.takeFirstRow()
      for (index, column) in layout.weekdays.enumerated() {
        let day = week * 7 + column - offset + 1
        guard (1...cursor.daysInMonth).contains(day) else { continue }
        draw(
          CalendarDate(year: cursor.year, month: cursor.month, day: day),
          at: row.inset(left: index * layout.cellColumns), columns: layout.cellColumns, in: &context
        )
      }
    }
  }

  private func draw(
    _ date: CalendarDate, at rect: Rect, columns: Int, in context: inout DrawingContext
  ) {
    let isSelected = date == calendar.selected
    let isToday = date == calendar.today
    // Where cells are painted, the back of the highlighted day shows it.
    let hasPointer = date == cursor && !context.isPainted
    let left = hasPointer ? ">" : isSelected ? "[" : columns < 4 && isToday ? "*" : " "
    let right = columns < 4 ? "" : isToday ? "*" : isSelected ? "]" : " "
    var style = isSelected ? Style.selectedText : .plain
    if date == cursor {
      let highlight = Style(background: .theme(.idleSelection), attributes: .bold)
      style = context.isFocused ? .focus : style.laid(over: highlight)
    }
    if isToday { style.attributes.insert(.underline) }
    let text = "\(left)\(date.day < 10 ? " " : "")\(date.day)\(right)"
    context.write(text, at: rect.origin, style: style)
  }

  // MARK: Keys

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .left: move(to: cursor.adding(days: -1))
    case .right: move(to: cursor.adding(days: 1))
    case .up: move(to: cursor.adding(days: -7))
    case .down: move(to: cursor.adding(days: 7))
    case .pageUp: move(to: cursor.adding(months: -1))
    case .pageDown: move(to: cursor.adding(months: 1))
    case .home: cursor.day > 1 ? move(to: firstOfMonth) : .atEnd
    case .end:
      cursor.day < cursor.daysInMonth
        ? move(to: firstOfMonth.adding(days: cursor.daysInMonth - 1)) : .atEnd
    case .enter: .perform { calendar.didSelect(cursor) }
    default: .unused
    }
  }

  private func move(to date: CalendarDate) -> KeyResponse { .perform { state.cursor = date } }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    [
      KeyHint(.enter, texts.select), KeyHint("←→↑↓", strings.move),
      KeyHint("pgup pgdn", texts.month),
    ]
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    hints(strings) + [KeyHint("home end", strings.ends)]
  }

  // MARK: Mouse

  func click(_ click: Click) {
    let point = state.area.point(click.point)
    let layout = layout(in: state.area.size(in: click.size))
    let index = (point.column - FocusMarker.columns) / layout.cellColumns
    let row = point.row - layout.headerRows
    guard point.column >= FocusMarker.columns, index < layout.weekdays.count,
      (0..<layout.weeks.count).contains(row)
    else { return }
    let day =
      (layout.weeks.lowerBound + row) * 7 + layout.weekdays.lowerBound + index - offset + 1
    guard (1...cursor.daysInMonth).contains(day) else { return }
    let date = CalendarDate(year: cursor.year, month: cursor.month, day: day)
    state.cursor = date
    calendar.didSelect(date)
  }

  func scroll(by steps: Int) -> Bool {
    state.cursor = cursor.adding(months: steps)
    return true
  }

  // MARK: The linear form

  /// The days, whose numbers are those of the choices, then the neighbouring months.
  var choiceCount: Int { cursor.daysInMonth + 2 }
  var listsChoices: Bool { false }

  func choice(at index: Int) -> any Element {
    let day = index + 1
    if day > cursor.daysInMonth {
      let isNext = day == cursor.daysInMonth + 2
      return SemanticsElement(
        .option,
        label: (isNext ? texts.nextMonth : texts.previousMonth) + ", "
          + title(of: cursor.adding(months: isNext ? 1 : -1)))
    }
    let date = CalendarDate(year: cursor.year, month: cursor.month, day: day)
    return SemanticsElement(
      .option, label: words(for: date, saysSelected: false), isSelected: date == calendar.selected)
  }

  func choose(_ index: Int) {
    let day = index + 1
    if day > cursor.daysInMonth {
      state.cursor = cursor.adding(months: day == cursor.daysInMonth + 2 ? 1 : -1)
    } else {
      let date = CalendarDate(year: cursor.year, month: cursor.month, day: day)
      state.cursor = date
      calendar.didSelect(date)
    }
  }
}
