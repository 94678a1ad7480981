struct ScrollElement: Control {
  let path: ViewPath
  let state: ScrollState
  let content: any Element
  let didScroll: (Int) -> Void

  /// More rows than any content has; far from overflowing sums.
  private static let unlimited = 1 << 30
  /// How many rows one step of the wheel moves the content.
  private static let wheelRows = 3
  /// In less there is no room for a thumb beside the content.
  private static let leastColumnsWithThumb = 5
  /// How far down a control can be and still be scrolled to.
  private static let mostTrialRows = 4_096

  var semantics: Semantics { Semantics(.scrollable) }

  var children: [any Element] { [content] }

  var isChoosable: Bool { false }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .filling(minimum: 1) }
    let ideal = content.extent(along: .horizontal, in: room).ideal
    return Extent(minimum: 1, ideal: ideal, growth: .fills)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.takesMouse(self, in: rect)
    var room = rect
    var height = self.height(width: rect.size.columns)
    let hasThumb = rect.size.columns >= Self.leastColumnsWithThumb
    if hasThumb, height > rect.size.rows {
      room = rect.inset(right: 1 + ScrollThumb.columns)
      height = self.height(width: room.size.columns)
    }
    state.contentRows = height
    state.visibleRows = max(1, rect.size.rows)
    showFocus(in: Size(columns: room.size.columns, rows: height), of: context)
    state.offset = min(max(0, state.offset), state.lastOffset)
    let whole = Rect(
      column: room.origin.column, row: room.origin.row - state.offset,
      columns: room.size.columns, rows: max(height, room.size.rows))
    context.clipped(to: room) { $0.draw(content, in: whole) }
    guard hasThumb else { return }
    ScrollThumb(count: height, first: state.offset, visible: rect.size.rows)
      .draw(in: rect, of: &context)
  }

  func handle(_ key: KeyPress) -> Bool {
    let page = max(1, state.visibleRows - 1)
    switch key {
    case .up, .character("k"): return scroll(to: state.offset - 1)
    case .down, .character("j"): return scroll(to: state.offset + 1)
    case .pageUp, .control("b"): scroll(to: state.offset - page)
    case .pageDown, .control("f"), .space: scroll(to: state.offset + page)
    case .home, .character("g"): scroll(to: 0)
    case .end, .character("G"): scroll(to: state.lastOffset)
    default: return false
    }
    return true
  }

  /// A click on the way of the thumb leads there.
  func click(at point: Point, in size: Size) {
    state.isDragged = state.lastOffset > 0 && point.column == size.columns - 1
    drag(to: point, in: size)
  }

  func drag(to point: Point, in size: Size) {
    guard state.isDragged else { return }
    scroll(
      to: ScrollThumb.position(at: point.row, of: size.rows, among: state.lastOffset + 1))
  }

  func scroll(by steps: Int) -> Bool { scroll(to: state.offset + steps * Self.wheelRows) }

  func hints(_ words: ConsoleStrings) -> [KeyHint] {
    state.contentRows > state.visibleRows ? [KeyHint("↑↓", words.scroll)] : []
  }

  func allHints(_ words: ConsoleStrings) -> [KeyHint] {
    let hints = hints(words)
    return hints.isEmpty ? [] : hints + KeyHint.paging(words)
  }

  /// Scrolls as far as is needed to see the control that has the focus, when that or the size is new.
  private func showFocus(in whole: Size, of context: DrawingContext) {
    let view = ScrollState.View(focus: context.focus, whole: whole, rows: state.visibleRows)
    defer { state.seen = view }
    guard state.seen != view, whole.rows > state.visibleRows,
      let rect = context.focusRect(
        of: content, at: path,
        size: Size(columns: whole.columns, rows: min(whole.rows, Self.mostTrialRows)))
    else { return }
    state.offset = min(state.offset, rect.rows.lowerBound)
    state.offset = max(state.offset, rect.rows.upperBound - state.visibleRows)
  }

  @discardableResult private func scroll(to offset: Int) -> Bool {
    let before = state.offset
    state.offset = min(max(0, offset), state.lastOffset)
    guard state.offset != before else { return false }
    didScroll(state.offset)
    return true
  }

  /// The rows that the content takes.
  func height(width: Int) -> Int {
    content.extent(
      along: .vertical, in: Size(columns: width, rows: Self.unlimited)
    ).ideal
  }
}
