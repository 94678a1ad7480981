struct ScrollElement: Control {
  let path: ViewPath
  let state: ScrollState
  let content: any Element
  let didScroll: (Int) -> Void

  /// The number of rows that one step of the wheel scrolls.
  private static let wheelRows = 3
  /// Narrower views have no thumb.
  private static let minimumColumnsWithThumb = 5
  /// A focused control further down than this is not scrolled to.
  private static let maximumTrialRows = 4_096

  var semantics: Semantics { Semantics(.scrollable) }

  var children: [any Element] { [content] }

  var isChoosable: Bool { false }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .filling(minimum: 1) }
    let ideal = content.extent(along: .horizontal, in: room).ideal
    return Extent(minimum: 1, ideal: ideal, growth: .fills)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.addMouseTarget(self, in: rect)
    var room = rect
    var height = self.height(width: rect.size.columns)
    let hasThumb = rect.size.columns >= Self.minimumColumnsWithThumb
    if hasThumb, height > rect.size.rows {
      room = rect.inset(right: 1 + ScrollThumb.columns)
      height = self.height(width: room.size.columns)
    }
    state.contentRows = height
    state.visibleRows = max(1, rect.size.rows)
    revealFocus(in: Size(columns: room.size.columns, rows: height), of: context)
    state.settle()
    let whole = Rect(
      column: room.origin.column, row: room.origin.row - state.offset,
      columns: room.size.columns, rows: max(height, room.size.rows))
    context.clipped(to: room) { $0.draw(content, in: whole) }
    guard hasThumb else { return }
    ScrollThumb(count: height, first: state.offset, visible: rect.size.rows)
      .draw(in: rect, of: &context)
  }

  func response(to key: KeyPress) -> KeyResponse {
    let page = max(1, state.visibleRows - 1)
    return switch key {
    case .up where state.offset <= 0: .atEnd
    case .down where state.offset >= state.lastOffset: .atEnd
    case .up: scrolling(to: state.offset - 1)
    case .down: scrolling(to: state.offset + 1)
    case .pageUp: scrolling(to: state.offset - page)
    case .pageDown: scrolling(to: state.offset + page)
    case .home: scrolling(to: 0)
    case .end: scrolling(to: state.lastOffset)
    default: .unused
    }
  }

  /// Scrolls to a click on the track of the thumb.
  func click(at point: Point, in size: Size) {
    state.isDragged = state.lastOffset > 0 && point.column == size.columns - 1
    drag(to: point, in: size)
  }

  func drag(to point: Point, in size: Size) {
    guard state.isDragged else { return }
    scroll(
      to: ScrollThumb.index(at: point.row, ofTrack: size.rows, among: state.lastOffset + 1))
  }

  func scroll(by steps: Int) -> Bool { scroll(to: state.offset + steps * Self.wheelRows) }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    state.contentRows > state.visibleRows ? [KeyHint("↑↓", strings.scroll)] : []
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    let hints = hints(strings)
    return hints.isEmpty ? [] : hints + KeyHint.paging(strings)
  }

  /// Scrolls until the focused control is visible, if the focus or the size has changed.
  private func revealFocus(in contentSize: Size, of context: DrawingContext) {
    let focusLayout = ScrollState.FocusLayout(
      focus: context.focus, contentSize: contentSize, visibleRows: state.visibleRows)
    defer { state.revealed = focusLayout }
    guard state.revealed != focusLayout, contentSize.rows > state.visibleRows,
      let rect = context.focusRect(
        of: content, at: path,
        size: Size(columns: contentSize.columns, rows: min(contentSize.rows, Self.maximumTrialRows))
      )
    else { return }
    // If not all of it fits, its top is visible.
    state.offset = max(state.offset, rect.rows.upperBound - state.visibleRows)
    state.offset = min(state.offset, rect.rows.lowerBound)
  }

  private func scrolling(to offset: Int) -> KeyResponse { .perform { scroll(to: offset) } }

  @discardableResult private func scroll(to offset: Int) -> Bool {
    let before = state.offset
    state.wantedOffset = nil
    state.offset = min(max(0, offset), state.lastOffset)
    guard state.offset != before else { return false }
    didScroll(state.offset)
    return true
  }

  /// The height of the content at a width, in rows.
  func height(width: Int) -> Int {
    content.extent(
      along: .vertical, in: Size(columns: width, rows: .max)
    ).ideal
  }
}
