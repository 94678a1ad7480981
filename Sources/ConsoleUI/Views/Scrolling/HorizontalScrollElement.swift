/// Content that may be wider than its space; see ``ScrollView``.
final class HorizontalScrollElement: MouseControl, ScrollingControl {
  let state: ScrollState
  let content: any Element
  let didScroll: ((Int) -> Void)?
  /// The width at which no line of the content wraps.
  private lazy var idealColumns =
    content.extent(along: .horizontal, in: Size(columns: .max, rows: .max)).ideal

  /// The number of columns that a key or a step of the wheel scrolls, at most half of the visible ones.
  private static let step = 8
  /// The cells of the canvas on which the focused control is looked for, and the columns of it.
  private static let maximumTrial = (cells: 1 << 20, columns: 4_096)

  init(state: ScrollState, content: any Element, didScroll: ((Int) -> Void)?) {
    self.state = state
    self.content = content
    self.didScroll = didScroll
  }

  var semantics: Semantics { Semantics(.scrollable) }

  var children: [any Element] { [content] }

  var isChoosable: Bool { false }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      return Extent(minimum: 1, ideal: min(idealColumns, max(1, room.columns)), growth: .fills)
    case .vertical:
      let rows = contentRows(in: room)
      return hasThumb(columns: room.columns) ? rows.addingToIdeal(1) : rows
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var rect = rect
    rect.size.rows = drawnRows(in: rect.size)
    var room = rect
    let hasThumb = hasThumb(in: rect.size)
    if hasThumb { room.size.rows -= 1 }
    var whole = room
    whole.size.columns = contentColumns(in: room.size)
    let position = position(of: whole, in: room, of: context)
    context.afterDrawing { [state] in state.position = position }
    whole.origin.column -= position.offset
    context.clipped(to: room) { context in
      context.scrollable(along: .horizontal) { $0.draw(content, in: whole) }
    }
    guard hasThumb else { return }
    let isThumbVisible = context.clip.rows.contains(rect.rows.upperBound - 1)
    if !isThumbVisible { drawMarks(position, in: room, of: &context) }
    ScrollThumb(
      count: position.contentLength, first: position.offset, visible: position.visibleLength,
      axis: .horizontal
    )
    .draw(in: rect, of: &context)
  }

  /// Says in the first visible row that there is more, where the thumb is below the visible rows.
  private func drawMarks(
    _ position: ScrollPosition, in room: Rect, of context: inout DrawingContext
  ) {
    let row = room.rows.clamped(to: context.clip.rows).lowerBound
    if position.offset > 0 {
      context.writeMark("‹", at: Point(column: room.columns.lowerBound, row: row), style: .muted)
    }
    if position.offset < position.lastOffset {
      context.writeMark(
        "›", at: Point(column: room.columns.upperBound - 1, row: row), style: .muted)
    }
  }

  func response(to key: KeyPress) -> KeyResponse {
    let position = state.position
    guard position.lastOffset > 0 else { return .unused }
    return switch key {
    case .shiftLeft where position.offset <= 0: .atEnd
    case .shiftRight where position.offset >= position.lastOffset: .atEnd
    case .shiftLeft: scrolling(by: -1)
    case .shiftRight: scrolling(by: 1)
    default: .unused
    }
  }

  /// Scrolls to a click on the track of the thumb.
  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    let drawn = Size(columns: size.columns, rows: drawnRows(in: size))
    state.isDragged = hasThumb(in: drawn) && point.row == drawn.rows - 1
    drag(to: point, in: size)
  }

  func drag(to point: Point, in size: Size) {
    guard state.isDragged else { return }
    scroll(
      to: ScrollThumb.index(
        at: point.column, ofTrack: size.columns, among: state.position.lastOffset + 1))
  }

  func scroll(by steps: Int) -> Bool { false }

  func scrollHorizontally(by steps: Int) -> Bool {
    let columns = min(Self.step, max(1, state.position.visibleLength / 2))
    return scroll(to: state.position.offset + steps * columns)
  }

  private func scrolling(by steps: Int) -> KeyResponse {
    let scroll = { _ = self.scrollHorizontally(by: steps) }
    return didScroll == nil ? .changeState(scroll) : .perform(scroll)
  }

  @discardableResult private func scroll(to offset: Int) -> Bool {
    guard state.position.scroll(to: offset) else { return false }
    didScroll?(state.position.offset)
    return true
  }

  private func contentColumns(in room: Size) -> Int { max(room.columns, idealColumns) }

  private func contentRows(in room: Size) -> Extent {
    content.extent(
      along: .vertical, in: Size(columns: contentColumns(in: room), rows: room.rows))
  }

  /// The rows of a drawn size that are used: the thumb follows the content, unless that fills the rest.
  private func drawnRows(in size: Size) -> Int {
    let rows = extent(along: .vertical, in: size)
    return rows.growth == .fills ? size.rows : min(size.rows, rows.ideal)
  }

  private func hasThumb(columns: Int) -> Bool { columns > 1 && columns < idealColumns }

  private func hasThumb(in size: Size) -> Bool { size.rows > 1 && hasThumb(columns: size.columns) }

  /// The position for content in a rectangle, scrolled until the focused control is visible if the focus or the size has
  /// changed.
  private func position(
    of whole: Rect, in room: Rect, of context: DrawingContext
  ) -> ScrollPosition {
    var position = state.position
    position.contentLength = whole.size.columns
    position.visibleLength = max(1, room.size.columns)
    var layout = ScrollPosition.FocusLayout(
      focus: context.focus, contentSize: whole.size, visibleLength: position.visibleLength)
    if position.lastOffset > 0, position.revealed?.part != nil || position.revealed != layout,
      let (rect, isPart, cursor) = focusRect(in: whole, of: context)
    {
      let isCut = rect.size.columns > position.visibleLength
      // Of a long text field, the cell of the cursor, which moves while the user types.
      let cell = isCut ? cursor.map { Rect(origin: $0, size: Size(columns: 1, rows: 1)) } : nil
      layout.part = isPart ? rect : cell
      if layout != position.revealed {
        position.reveal((layout.part ?? rect).columns, keepsInside: isPart)
      }
    }
    position.revealed = layout
    position.settle()
    return position
  }

  /// What must be visible of the focused control, relative to the top left corner of the content; only the rows inside the
  /// clip are looked at.
  private func focusRect(
    in whole: Rect, of context: DrawingContext
  ) -> (rect: Rect, isPart: Bool, cursor: Point?)? {
    let rows = context.clip.rows.clamped(to: whole.rows)
    guard !rows.isEmpty else { return nil }
    let columns = min(
      whole.size.columns, Self.maximumTrial.columns, Self.maximumTrial.cells / rows.count)
    let hidden = rows.lowerBound - whole.origin.row
    let trial = Rect(
      column: 0, row: -hidden, columns: whole.size.columns, rows: whole.size.rows)
    guard
      var found = context.focusRect(
        of: content, in: trial, canvas: Size(columns: columns, rows: rows.count))
    else { return nil }
    found.rect.origin.row += hidden
    return found
  }
}

extension Extent {
  fileprivate func addingToIdeal(_ cells: Int) -> Extent {
    Extent(minimum: minimum, ideal: ideal + cells, growth: growth)
  }
}
