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
    Semantics(.list, position: Position(index: state.selection, count: rows.count))
  }

  /// The rows on the page that was seen last.
  var children: [any Element] {
    let first = min(state.top, rows.count)
    return (first..<min(rows.count, first + state.pageLength)).map(part)
  }

  var partCount: Int? { rows.count }

  var isChoosable: Bool { canOpen }

  func part(_ index: Int) -> any Element {
    ListRowElement(content: rows.build(index), isSelected: index == state.selection)
  }

  func choose(_ index: Int) {
    move(to: index)
    if canOpen, rows.count > 0 { rows.open(state.selection) }
  }

  func extent(along axis: Axis, in room: Size) -> Extent { .filling(minimum: 1) }

  func draw(in rect: Rect, of picture: inout Picture) {
    picture.takesMouse(self, in: rect)
    var window = ListWindow(rows: rows, size: rect.size)
    window.scroll(state)
    state.drawnLines.removeAll(keepingCapacity: true)
    let room = window.hasMore ? rect.inset(right: ScrollThumb.columns) : rect
    var row = rect.origin.row
    var index = state.top
    while index < rows.count, row < rect.rows.upperBound {
      let height = window.height(of: index)
      let rowRect = Rect(
        column: room.origin.column, row: row, columns: room.size.columns,
        rows: min(height, rect.rows.upperBound - row))
      draw(index, built: window.built(index), in: rowRect, of: &picture)
      state.drawnLines += repeatElement(index, count: rowRect.size.rows)
      row += height
      index += 1
    }
    state.pageLength = max(1, index - state.top)
    if window.hasMore {
      ScrollThumb(count: rows.count, first: state.top, visible: state.pageLength)
        .draw(in: rect, of: &picture)
    }
  }

  func handle(_ key: KeyPress) -> Bool {
    switch key {
    case .up, .character("k"): return move(to: state.selection - 1)
    case .down, .character("j"): return move(to: state.selection + 1)
    case .pageUp, .control("b"): move(to: state.selection - state.pageLength)
    case .pageDown, .control("f"): move(to: state.selection + state.pageLength)
    case .home, .character("g"): move(to: 0)
    case .end, .character("G"): move(to: rows.count - 1)
    case .enter where canOpen && rows.count > 0: rows.open(state.selection)
    default: return false
    }
    return true
  }

  /// Selects a row; one that is selected already is opened.
  func click(at point: Point, in size: Size) {
    guard state.drawnLines.indices.contains(point.row) else { return }
    let index = min(state.drawnLines[point.row], rows.count - 1)
    if !move(to: index), canOpen, rows.count > 0 { rows.open(index) }
  }

  func scroll(by steps: Int) -> Bool { move(to: state.selection + steps) }

  func hints(_ words: Vocabulary) -> [KeyHint] {
    guard rows.count > 0 else { return [] }
    let move = KeyHint("↑↓", words.move)
    return canOpen ? [move, KeyHint(.enter, words.open)] : [move]
  }

  func allHints(_ words: Vocabulary) -> [KeyHint] {
    rows.count > 0 ? hints(words) + KeyHint.paging(words) : []
  }

  /// Moves the selection; false when it is there already, so that the focus may move on.
  @discardableResult private func move(to index: Int) -> Bool {
    let before = state.selection
    state.select(index, of: rows)
    return state.selection != before
  }

  private func draw(
    _ index: Int, built: any Element, in rect: Rect, of picture: inout Picture
  ) {
    let isSelected = index == state.selection
    let content = rect.inset(left: Marker.columns)
    Marker.draw(isSet: isSelected, in: rect, of: &picture)
    picture.clipped(to: content) { picture in
      picture.styled(isSelected ? picture.theme.selection : .plain) { picture in
        // Controls in rows have neither the focus nor the mouse.
        picture.focused(on: nil) { $0.draw(built, in: content) }
      }
    }
    if isSelected, picture.isFocused(path, in: rect) {
      picture.restyle(rect) { [focus = picture.theme.focus] in $0 = focus.laid(over: $0) }
    }
  }
}

/// A row of a list as those see it who read the description.
private struct ListRowElement: Element {
  let content: any Element
  let isSelected: Bool

  var semantics: Semantics { Semantics(.row, isSelected: isSelected) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    content.extent(along: axis, in: room)
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    picture.draw(content, in: rect)
  }
}
