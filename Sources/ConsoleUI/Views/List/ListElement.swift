/// The rows of a ``List``, or of a table below its column titles.
struct ListElement: Control {
  let path: ViewPath
  let state: ListState
  let rows: ListRows
  /// Whether Enter and clicks activate rows.
  let canActivate: Bool

  init(path: ViewPath, state: ListState, rows: ListRows, canActivate: Bool) {
    self.path = path
    self.state = state
    self.rows = rows
    self.canActivate = canActivate
    state.follow(rows)
  }

  var semantics: Semantics {
    Semantics(.list, position: Semantics.Position(index: state.highlighted, count: rows.count))
  }

  /// The text to find, and the rows and headers of the last drawn page.
  var children: [any Element] {
    let finder: [any Element] = state.finder.map { [ListFinderElement(finder: $0)] } ?? []
    if let placeholder = rows.placeholder { return finder + [placeholder] }
    let first = min(state.top, rows.count)
    return (first..<min(rows.count, first.addingClamped(state.pageLength))).reduce(into: finder) {
      if let heading = heading(above: $1, isFirst: $1 == first) { $0.append(heading) }
      $0.append(choice(at: $1))
    }
  }

  var choiceCount: Int? { rows.count }

  /// A row without an action can still be highlighted, for the commands that act on the highlighted row.
  var isChoosable: Bool { canActivate || rows.didHighlight != nil }

  func choice(at index: Int) -> any Element {
    ListRowElement(content: rows.build(index), isHighlighted: index == state.highlighted)
  }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? {
    guard let sections = rows.sections, isFirst || sections.isFirst(index) else { return nil }
    return ListHeaderElement(content: sections.header(index))
  }

  func choose(_ index: Int) {
    highlight(index)
    if canActivate, rows.count > 0 { rows.activate(state.highlighted) }
  }

  var takesText: Bool { state.finder?.isTyping ?? false }

  var canFind: Bool { rows.count > 0 }

  func reportMovedHighlight() -> Bool {
    // An empty list keeps the report for its next row.
    guard rows.count > 0, rows.didHighlight != nil, state.takeHasMoved() else { return false }
    state.reportHighlight(of: rows)
    return true
  }

  func extent(along axis: Axis, in room: Size) -> Extent { .filling(minimum: 1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.addMouseTarget(self, in: rect)
    var rect = rect
    if let finder = state.finder, rect.size.rows > 1 || finder.isTyping {
      let line = rect.takeLastRow()
      ListFinderElement(finder: finder)
        .draw(in: line, isFocused: context.isFocused(path, in: line), of: &context)
    }
    if let placeholder = rows.placeholder {
      context.focused(on: nil) { $0.draw(placeholder, in: rect.inset(left: FocusMarker.columns)) }
    }
    drawRows(in: rect, of: &context)
  }

  func response(to key: KeyPress) -> KeyResponse {
    if let action = findAction(for: key) { return .perform(action) }
    return switch key {
    case .up where state.highlighted <= 0: .atEnd
    case .down where state.highlighted >= rows.count - 1: .atEnd
    case .up: highlighting(state.highlighted - 1)
    case .down: highlighting(state.highlighted + 1)
    case .pageUp: highlighting(state.highlighted - state.pageLength)
    case .pageDown: highlighting(state.highlighted.addingClamped(state.pageLength))
    case .home: highlighting(0)
    case .end: highlighting(rows.count - 1)
    case .enter where canActivate && rows.count > 0: .perform { choose(state.highlighted) }
    default: .unused
    }
  }

  /// Highlights the clicked row, or activates it if it is highlighted; on the track of the thumb, scrolls.
  func click(at point: Point, in size: Size) {
    state.isDragged = state.pageLength < rows.count && point.column == size.columns - 1
    guard !state.isDragged else { return drag(to: point, in: size) }
    guard state.drawnLines.indices.contains(point.row), let row = state.drawnLines[point.row] else {
      return
    }
    let index = min(row, rows.count - 1)
    if !highlight(index), canActivate, rows.count > 0 { rows.activate(index) }
  }

  func drag(to point: Point, in size: Size) {
    guard state.isDragged else { return }
    highlight(
      ScrollThumb.index(at: point.row, ofTrack: state.drawnLines.count, among: rows.count))
  }

  func scroll(by steps: Int) -> Bool { highlight(state.highlighted + steps) }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    guard rows.count > 0 else { return [] }
    let activate = canActivate ? [KeyHint(.enter, rows.actionLabel ?? strings.open)] : []
    if let finder = state.finder {
      return finder.hints(strings) + (finder.isTyping ? [] : activate)
    }
    return [KeyHint("↑↓", strings.move)] + activate
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    rows.count > 0 ? hints(strings) + KeyHint.paging(strings) : []
  }

  private func highlighting(_ index: Int) -> KeyResponse { .perform { highlight(index) } }

  /// Moves the highlight; `false` if it is there already.
  @discardableResult private func highlight(_ index: Int) -> Bool {
    let before = state.highlighted
    state.highlight(index, of: rows)
    guard state.highlighted != before else { return false }
    state.reportHighlight(of: rows)
    return true
  }

  private func drawRows(in rect: Rect, of context: inout DrawingContext) {
    var viewport = ListViewport(rows: rows, size: rect.size)
    viewport.scroll(state)
    state.drawnLines.removeAll(keepingCapacity: true)
    let room = viewport.hasMore ? rect.inset(right: ScrollThumb.columns) : rect
    var left = room
    var index = state.top
    while index < rows.count, left.size.rows > 0 {
      if let header = viewport.header(above: index, isTop: index == state.top) {
        let headerRect = left.takeFirstRows(header.height)
        context.focused(on: nil) {
          ListHeaderElement(content: header.element).draw(in: headerRect, of: &$0)
        }
        state.drawnLines += repeatElement(Int?.none, count: headerRect.size.rows)
        guard left.size.rows > 0 else { break }
      }
      let row = viewport.row(index)
      let rowRect = left.takeFirstRows(row.height)
      drawRow(index, row.element, in: rowRect, of: &context)
      state.drawnLines += repeatElement(Int?(index), count: rowRect.size.rows)
      index += 1
    }
    state.pageLength = max(1, index - state.top)
    if viewport.hasMore {
      ScrollThumb(count: rows.count, first: state.top, visible: state.pageLength)
        .draw(in: rect, of: &context)
    }
  }

  private func drawRow(
    _ index: Int, _ element: any Element, in rect: Rect, of context: inout DrawingContext
  ) {
    let isHighlighted = index == state.highlighted
    let content = rect.inset(left: FocusMarker.columns)
    let isFocused = context.isFocused(path, in: rect)
    FocusMarker.draw(isFocused: isHighlighted && isFocused, in: rect, of: &context)
    if isHighlighted, context.isIdle(path) { FocusMarker.drawIdle(in: rect, of: &context) }
    context.clipped(to: content) { context in
      context.styled(isHighlighted ? context.theme.highlight : .plain) { context in
        // Controls in rows get neither the focus nor the mouse.
        context.focused(on: nil) { $0.draw(element, in: content) }
      }
    }
    if isHighlighted, isFocused {
      context.restyle(rect) { [focus = context.theme.focus] in $0 = focus.laid(over: $0) }
    }
  }
}
