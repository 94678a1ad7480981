/// Content that may be taller than its space; see ``ScrollView``.
struct ScrollElement: MouseControl, ScrollingControl {
  let state: ScrollState
  let content: any Element
  let didScroll: ((Int) -> Void)?
  /// Whether its width has room for the thumb, because the thumb must not wrap the lines that a view around it scrolls.
  var hasRoomForThumb = false
  /// Whether it takes no more room than its content.
  var hugsContent = false
  /// Whether it is in a box or a sheet, which is as high as its content.
  var isInPanel = false

  /// The number of rows that one step of the wheel scrolls.
  private static let wheelRows = 3
  /// A blank column, and the one of the thumb.
  private static let margin = 1 + ScrollThumb.columns
  /// Narrower views have no thumb.
  private static let minimumColumnsWithThumb = 5
  /// A focused control further down than this is not scrolled to.
  private static let maximumTrialRows = 4_096

  var semantics: Semantics { Semantics(hugsContent ? .group : .scrollable) }

  var children: [any Element] { [content] }

  var isChoosable: Bool { false }

  func extent(along axis: Axis, in room: Size) -> Extent {
    if hugsContent {
      let extent = content.extent(along: axis, in: room)
      let minimum = axis == .vertical ? min(1, extent.ideal) : extent.minimum
      return Extent(minimum: minimum, ideal: extent.ideal, growth: extent.growth)
    }
    guard axis == .horizontal else {
      return isInPanel
        ? Extent(minimum: 1, ideal: content.extent(along: .vertical, in: room).ideal)
        : .filling(minimum: 1)
    }
    let margin = hasRoomForThumb ? Self.margin : 0
    let ideal = content.extent(along: .horizontal, in: room).ideal + margin
    return Extent(minimum: 1, ideal: ideal, growth: .fills)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    if hugsContent, height(width: rect.size.columns) <= rect.size.rows {
      context.afterDrawing { state.position = ScrollPosition(offset: 0) }
      return context.draw(content, in: rect)
    }
    var room = rect
    var height = self.height(width: rect.size.columns)
    let hasThumb = rect.size.columns >= Self.minimumColumnsWithThumb
    if hasThumb, height > rect.size.rows {
      room = rect.inset(right: Self.margin)
      height = self.height(width: room.size.columns)
    }
    let position = position(
      rows: height, in: Size(columns: room.size.columns, rows: rect.size.rows), of: context)
    context.afterDrawing { state.position = position }
    let whole = Rect(
      column: room.origin.column, row: room.origin.row - position.offset,
      columns: room.size.columns, rows: max(height, room.size.rows))
    context.clipped(to: room) { $0.draw(content, in: whole) }
    context.noteHidden(rows: height - rect.size.rows)
    guard hasThumb else { return }
    ScrollThumb(count: height, first: position.offset, visible: rect.size.rows)
      .draw(in: rect, of: &context)
  }

  func response(to key: KeyPress) -> KeyResponse {
    let position = state.position
    let page = max(1, position.visibleLength - 1)
    return switch key {
    case .up where position.offset <= 0: .atEnd
    case .down where position.offset >= position.lastOffset: .atEnd
    case .up: scrolling(to: position.offset - 1)
    case .down: scrolling(to: position.offset + 1)
    case .pageUp: scrolling(to: position.offset - page)
    case .pageDown: scrolling(to: position.offset + page)
    case .home: scrolling(to: 0)
    case .end: scrolling(to: position.lastOffset)
    default: .unused
    }
  }

  /// Scrolls to a click on the track of the thumb.
  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    state.isDragged = state.position.lastOffset > 0 && point.column == size.columns - 1
    drag(to: point, in: size)
  }

  func drag(to point: Point, in size: Size) {
    guard state.isDragged else { return }
    scroll(
      to: ScrollThumb.index(at: point.row, ofTrack: size.rows, among: state.position.lastOffset + 1)
    )
  }

  func scroll(by steps: Int) -> Bool { scroll(to: state.position.offset + steps * Self.wheelRows) }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    state.position.lastOffset > 0 ? [KeyHint("↑↓", strings.scroll)] : []
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    let hints = hints(strings)
    return hints.isEmpty ? [] : hints + KeyHint.paging(strings)
  }

  /// The position for content of this many rows, scrolled until the focused control is visible if the focus or the
  /// size has changed.
  private func position(rows: Int, in room: Size, of context: DrawingContext) -> ScrollPosition {
    var position = state.position
    position.contentLength = rows
    position.visibleLength = max(1, room.rows)
    let trial = Rect(
      column: 0, row: 0, columns: room.columns, rows: min(rows, Self.maximumTrialRows))
    var layout = ScrollPosition.FocusLayout(
      focus: context.focus, contentSize: Size(columns: room.columns, rows: rows),
      visibleLength: position.visibleLength)
    if rows > position.visibleLength, position.revealed?.part != nil || position.revealed != layout,
      let (rect, isPart, cursor) = context.focusRect(of: content, in: trial, canvas: trial.size)
    {
      layout.part = isPart ? rect : nil
      if layout != position.revealed {
        position.reveal(rect.rows, cursor: cursor?.row)
      }
    }
    position.revealed = layout
    position.settle()
    return position
  }

  private func scrolling(to offset: Int) -> KeyResponse {
    didScroll == nil ? .changeState { scroll(to: offset) } : .perform { scroll(to: offset) }
  }

  @discardableResult private func scroll(to offset: Int) -> Bool {
    guard state.position.scroll(to: offset) else { return false }
    didScroll?(state.position.offset)
    return true
  }

  /// How far the content is scrolled; `nil` if all of it is visible.
  var place: String? {
    let position = state.position
    guard position.lastOffset > 0 else { return nil }
    return "\(100.scaled(min(position.offset, position.lastOffset), of: position.lastOffset)) %"
  }

  /// The height of the content at a width, in rows.
  func height(width: Int) -> Int {
    content.extent(along: .vertical, in: Size(columns: width, rows: .max)).ideal
  }
}
