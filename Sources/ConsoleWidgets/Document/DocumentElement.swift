internal import ConsoleUI

/// A document at its place in the screen; see ``DocumentView``.
struct DocumentElement: MouseControl, ScrollingControl, ChoiceControl {
  let document: DocumentContent
  let state: DocumentState
  /// Whether it is in a box or a sheet, which is as high as its content.
  let isInPanel: Bool
  let maxColumns: Int
  let margin: Int
  let didScroll: ((Int) -> Void)?
  let didReachEnd: (() -> Void)?
  let didOpenLink: ((LinkURL) -> Void)?

  private static let wheelRows = 3
  /// A blank column, and the one of the thumb.
  private static let thumbColumns = 1 + ScrollThumb.columns
  /// Narrower views have no thumb.
  private static let minimumColumnsWithThumb = 5

  var semantics: Semantics {
    Semantics(
      .text, label: document.spokenText,
      position: Semantics.Position(index: state.listedLink, count: choiceCount))
  }

  var children: [any Element] { (0..<choiceCount).map(choice(at:)) }

  var isChoosable: Bool { choiceCount > 0 }

  var choiceCount: Int { didOpenLink == nil ? 0 : document.numbers.links.count }

  func choice(at index: Int) -> any Element {
    SemanticsElement(
      .link, label: document.numbers.names[index],
      value: document.numbers.links[index].description)
  }

  func choose(_ index: Int) { didOpenLink?(document.numbers.links[index]) }

  func moveHighlight(to index: Int) { state.listedLink = index }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else {
      return isInPanel
        ? Extent(minimum: 1, ideal: layout(in: room).0.rows.count) : .filling(minimum: 1)
    }
    let ideal = min(maxColumns, 1_000) + 2 * margin + Self.thumbColumns
    return Extent(minimum: 1, ideal: min(ideal, max(1, room.columns)), growth: .fills)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var room = rect
    if state.finder != nil || state.linkNumber != nil, rect.size.rows > 1 {
      room.size.rows -= 1
      drawPrompt(
        in: Rect(
          column: rect.origin.column, row: rect.rows.upperBound - 1, columns: rect.size.columns,
          rows: 1), of: &context)
    }
    let (layout, hasThumb) = layout(in: room.size)
    let visible = max(1, room.size.rows)
    let first = state.firstRow(of: layout, visible: visible)
    let reachesEnd = first > 0 && first + visible >= layout.rows.count
    if reachesEnd, !state.hasReportedEnd, let didReachEnd { context.report(didReachEnd) }
    context.afterDrawing { [state] in
      (state.row, state.visible) = ((first, layout.width), (visible, layout))
      state.hasReportedEnd = reachesEnd
    }
    context.clipped(to: room) { context in
      let origin = room.origin.column + margin(in: room.size)
      for index in first..<min(layout.rows.count, first + visible) {
        let point = Point(column: origin, row: room.origin.row + index - first)
        layout.rows[index].draw(at: point, width: layout.width, finder: state.finder, of: &context)
      }
    }
    context.noteHidden(rows: layout.rows.count - visible)
    guard hasThumb else { return }
    ScrollThumb(count: layout.rows.count, first: first, visible: visible)
      .draw(in: room, of: &context)
  }

  func response(to key: KeyPress) -> KeyResponse {
    if let action = promptAction(for: key) { return .perform(action) }
    guard let (visible, layout) = state.visible else { return .unused }
    let first = state.firstRow(of: layout, visible: visible)
    let last = max(0, layout.rows.count - visible)
    let page = max(1, visible - 1)
    return switch key {
    case .character("f") where choiceCount > 0 && state.finder?.prompt.isTyping != true:
      .perform { state.linkNumber = EditedText() }
    case .up where first <= 0: .atEnd
    case .down where first >= last: .atEnd
    case .up: scrolling(to: first - 1)
    case .down: scrolling(to: first + 1)
    case .pageUp: scrolling(to: first - page)
    case .pageDown: scrolling(to: first + page)
    case .home: scrolling(to: 0)
    case .end: scrolling(to: last)
    default: .unused
    }
  }

  /// Opens the link that is clicked, or scrolls to a click on the track of the thumb.
  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    state.isDragged = false
    guard let (visible, layout) = state.visible, point.row < visible else { return }
    if point.column == size.columns - 1, layout.rows.count > visible {
      state.isDragged = true
      return drag(to: point, in: size)
    }
    let row = state.firstRow(of: layout, visible: visible) + point.row
    guard layout.rows.indices.contains(row) else { return }
    let column = point.column - margin(in: size)
    for piece in layout.rows[row].pieces {
      if let link = piece.content.link(atColumn: column - piece.column) {
        didOpenLink?(link)
        return
      }
    }
  }

  func drag(to point: Point, in size: Size) {
    guard state.isDragged, let (visible, layout) = state.visible else { return }
    let count = max(0, layout.rows.count - visible) + 1
    scroll(to: ScrollThumb.index(at: point.row, ofTrack: visible, among: count))
  }

  func scroll(by steps: Int) -> Bool {
    guard let (visible, layout) = state.visible else { return false }
    return scroll(to: state.firstRow(of: layout, visible: visible) + steps * Self.wheelRows)
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    if let finder = state.finder, state.linkNumber == nil { return finder.hints(strings) }
    if state.linkNumber != nil {
      return [KeyHint(.enter, strings.open), KeyHint(.escape, strings.back)]
    }
    return (canScroll ? [KeyHint("↑↓", strings.scroll)] : []) + linkHints(strings)
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    let others =
      if let finder = state.finder {
        finder.prompt.isTyping ? [] : linkHints(strings)
      } else {
        canFind ? [KeyHint(.character("/"), strings.find)] : []
      }
    return hints(strings) + others + (canScroll ? KeyHint.paging(strings) : [])
  }

  private func linkHints(_ strings: ConsoleStrings) -> [KeyHint] {
    choiceCount > 0 ? [KeyHint(.character("f"), strings.links)] : []
  }

  /// Scrolls, and reports it.
  @discardableResult func scroll(to row: Int) -> Bool {
    guard state.scroll(to: row) else { return false }
    didScroll?(state.place)
    if state.reachesEnd() { didReachEnd?() }
    return true
  }

  var place: String? {
    guard let (visible, layout) = state.visible, layout.rows.count > visible else { return nil }
    let (first, last) = (
      state.firstRow(of: layout, visible: visible), layout.rows.count - visible
    )
    return "\(first * 100 / last) %"
  }

  private var canScroll: Bool { state.visible.map { $0.layout.rows.count > $0.rows } ?? false }

  private func scrolling(to row: Int) -> KeyResponse {
    didScroll == nil && didReachEnd == nil
      ? .changeState { scroll(to: row) } : .perform { scroll(to: row) }
  }

  /// The rows at a size, and whether they need a thumb.
  private func layout(in size: Size) -> (DocumentLayout, hasThumb: Bool) {
    let columns = size.columns - 2 * margin(in: size)
    let layout = document.layout(width: min(maxColumns, columns))
    guard layout.rows.count > size.rows, size.columns >= Self.minimumColumnsWithThumb else {
      return (layout, false)
    }
    return (document.layout(width: min(maxColumns, columns - Self.thumbColumns)), true)
  }

  private func margin(in size: Size) -> Int { min(margin, max(0, size.columns - 1) / 3) }
}
