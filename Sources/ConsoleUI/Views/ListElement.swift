struct ListElement: Control {
  let path: ViewPath
  let state: ListState
  let rows: ListRows
  let canOpen: Bool

  init(path: ViewPath, state: ListState, rows: ListRows, canOpen: Bool) {
    self.path = path
    self.state = state
    self.rows = rows
    self.canOpen = canOpen
    state.follow(rows)
  }

  var semantics: Semantics {
    Semantics(.list, position: Semantics.Position(index: state.selection, count: rows.count))
  }

  /// What is looked for, and the rows on the page that was seen last with the headers among them.
  var children: [any Element] {
    let finder: [any Element] = state.finder.map { [ListFinderElement(finder: $0)] } ?? []
    if let placeholder = rows.placeholder { return finder + [placeholder] }
    let first = min(state.top, rows.count)
    return (first..<min(rows.count, first + state.pageLength)).reduce(into: finder) {
      if let heading = heading(above: $1, isFirst: $1 == first) { $0.append(heading) }
      $0.append(part($1))
    }
  }

  var partCount: Int? { rows.count }

  var isChoosable: Bool { canOpen }

  func part(_ index: Int) -> any Element {
    ListRowElement(content: rows.build(index), isSelected: index == state.selection)
  }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? {
    guard let sections = rows.sections, isFirst || sections.isFirst(index) else { return nil }
    return ListHeaderElement(content: sections.header(index))
  }

  func choose(_ index: Int) {
    move(to: index)
    if canOpen, rows.count > 0 { rows.open(state.selection) }
  }

  var takesText: Bool { state.finder?.isTyping ?? false }

  var canFind: Bool { rows.count > 0 }

  func extent(along axis: Axis, in room: Size) -> Extent { .filling(minimum: 1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.takesMouse(self, in: rect)
    if state.find(in: rows) { context.drawAgain() }
    var rect = rect
    if let finder = state.finder, rect.size.rows > 1 || finder.isTyping {
      let line = rect.takeLastRow()
      ListFinderElement(finder: finder)
        .draw(in: line, isFocused: context.isFocused(path, in: line), of: &context)
    }
    if let placeholder = rows.placeholder {
      context.focused(on: nil) { $0.draw(placeholder, in: rect.inset(left: Marker.columns)) }
    }
    drawRows(in: rect, of: &context)
  }

  func handle(_ key: KeyPress) -> Bool {
    if handleFinding(key) { return true }
    switch key {
    case .up, .character("k"): return move(to: state.selection - 1)
    case .down, .character("j"): return move(to: state.selection + 1)
    case .pageUp, .control("b"): move(to: state.selection - state.pageLength)
    case .pageDown, .control("f"): move(to: state.selection + state.pageLength)
    case .home, .character("g"): move(to: 0)
    case .end, .character("G"): move(to: rows.count - 1)
    case .enter where canOpen && rows.count > 0: choose(state.selection)
    default: return false
    }
    return true
  }

  /// Selects a row, or opens the one that is selected; on the way of the thumb it leads there.
  func click(at point: Point, in size: Size) {
    state.isDragged = state.pageLength < rows.count && point.column == size.columns - 1
    guard !state.isDragged else { return drag(to: point, in: size) }
    guard state.drawnLines.indices.contains(point.row), let row = state.drawnLines[point.row] else {
      return
    }
    let index = min(row, rows.count - 1)
    if !move(to: index), canOpen, rows.count > 0 { rows.open(index) }
  }

  func drag(to point: Point, in size: Size) {
    guard state.isDragged else { return }
    move(to: ScrollThumb.position(at: point.row, of: state.drawnLines.count, among: rows.count))
  }

  func scroll(by steps: Int) -> Bool { move(to: state.selection + steps) }

  func hints(_ words: ConsoleStrings) -> [KeyHint] {
    guard rows.count > 0 else { return [] }
    let open = canOpen ? [KeyHint(.enter, rows.actionLabel ?? words.open)] : []
    if let finder = state.finder { return finder.hints(words) + (finder.isTyping ? [] : open) }
    return [KeyHint("↑↓", words.move)] + open
  }

  func allHints(_ words: ConsoleStrings) -> [KeyHint] {
    rows.count > 0 ? hints(words) + KeyHint.paging(words) : []
  }

  /// Moves the selection; false when it is there already, so that the focus may move on.
  @discardableResult func move(to index: Int) -> Bool {
    let before = state.selection
    state.select(index, of: rows)
    guard state.selection != before else { return false }
    rows.didHighlight(state.selection)
    return true
  }

  private func drawRows(in rect: Rect, of context: inout DrawingContext) {
    var window = ListWindow(rows: rows, size: rect.size)
    window.scroll(state)
    state.drawnLines.removeAll(keepingCapacity: true)
    let room = window.hasMore ? rect.inset(right: ScrollThumb.columns) : rect
    var left = room
    var index = state.top
    while index < rows.count, left.size.rows > 0 {
      if let header = window.header(above: index, isTop: index == state.top) {
        let place = left.takeFirstRows(header.height)
        context.focused(on: nil) {
          ListHeaderElement(content: header.element).draw(in: place, of: &$0)
        }
        state.drawnLines += repeatElement(Int?.none, count: place.size.rows)
        guard left.size.rows > 0 else { break }
      }
      let built = window.row(index)
      let place = left.takeFirstRows(built.height)
      draw(index, built: built.element, in: place, of: &context)
      state.drawnLines += repeatElement(Int?(index), count: place.size.rows)
      index += 1
    }
    state.pageLength = max(1, index - state.top)
    if window.hasMore {
      ScrollThumb(count: rows.count, first: state.top, visible: state.pageLength)
        .draw(in: rect, of: &context)
    }
  }

  private func draw(
    _ index: Int, built: any Element, in rect: Rect, of context: inout DrawingContext
  ) {
    let isSelected = index == state.selection
    let content = rect.inset(left: Marker.columns)
    let isFocused = context.isFocused(path, in: rect)
    Marker.draw(isSet: isSelected && isFocused, in: rect, of: &context)
    context.clipped(to: content) { context in
      context.styled(isSelected ? context.theme.highlight : .plain) { context in
        // Controls in rows have neither the focus nor the mouse.
        context.focused(on: nil) { $0.draw(built, in: content) }
      }
    }
    if isSelected, isFocused {
      context.restyle(rect) { [focus = context.theme.focus] in $0 = focus.laid(over: $0) }
    }
  }
}
