import Sternik

struct TreeControl<Node: Identifiable>: ChoiceControl, MouseControl, ScrollingControl,
  TextInput, FindingControl
{
  let view: FilterTree<Node>
  let state: TreeState<Node.ID>
  let rows: [TreeRow<Node>]
  let highlight: Int?
  let lazyViews: LazyViews

  private static var signColumns: Int { 2 }
  private static var indent: Int { 2 }

  private var showsFilter: Bool { state.isTyping || !state.filter.isEmpty }

  var semantics: Semantics {
    if state.isTyping { return Semantics(.textField, label: view.label, value: state.filter) }
    let filter = state.filter.isEmpty ? "" : ", " + view.texts.filter(state.filter)
    return Semantics(
      .list, label: view.label + filter,
      position: Semantics.Position(index: highlight ?? 0, count: rows.count))
  }

  /// The rows that were visible in the last frame, for descriptions of the screen.
  var children: [any Element] {
    rows.indices.dropFirst(state.first).prefix(state.visibleRows).map(choice)
  }

  // MARK: Layout and drawing

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal: Extent(minimum: 8, ideal: 24, growth: .fills)
    // An ideal length above the minimum would be clipped in a scroll view, which does not follow the highlight.
    case .vertical: .filling(minimum: 2)
    }
  }

  /// The rows of the tree, and the row of the filter if there is one.
  private func parts(of size: Size) -> (rows: Int, filter: Int) {
    // With a single row the filter is shown only while the user types it.
    let filter = showsFilter && (size.rows > 1 || state.isTyping) ? min(1, size.rows) : 0
    return (size.rows - filter, filter)
  }

  private func firstRow(visible: Int) -> Int {
    var first = state.first
    if let highlight, visible > 0 {
      first = min(first, highlight)
      first = max(first, highlight - visible + 1)
    }
    return max(0, min(first, rows.count - visible))
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    guard !rect.isEmpty else { return }
    let parts = parts(of: rect.size)
    var rest = rect
    var list = rest.takeFirstRows(parts.rows)
    let first = firstRow(visible: parts.rows)
    let track = list
    for index in rows.indices.dropFirst(first).prefix(parts.rows) {
      draw(index, in: list.takeFirstRow(), thumb: thumbColumns(beside: parts.rows), of: &context)
    }
    ScrollThumb(count: rows.count, first: first, visible: parts.rows).draw(in: track, of: &context)
    if parts.filter > 0 { drawFilter(in: rest, of: &context) }
    context.afterDrawing { [state] in
      state.first = first
      state.visibleRows = max(1, parts.rows)
    }
  }

  /// Draws a row beside the columns of the thumb; the highlighted one is a bar from edge to edge.
  private func draw(
    _ index: Int, in rect: Rect, thumb: Int, of context: inout DrawingContext
  ) {
    let row = rows[index]
    let left = FocusMarker.columns + indent(of: row, columns: rect.size.columns - thumb)
    let content = rect.inset(left: left, right: thumb)
    guard index == highlight else { return draw(index, in: content, of: &context) }
    context.on(context.isFocused ? .selection : .idleSelection, filling: rect) { context in
      FocusMarker.draw(in: rect, of: &context)
      draw(index, in: content, of: &context)
    }
  }

  /// The columns that the thumb takes beside this number of visible rows.
  private func thumbColumns(beside visible: Int) -> Int {
    rows.count > visible ? ScrollThumb.columns : 0
  }

  /// A deep node leaves half of the width for its text.
  private func indent(of row: TreeRow<Node>, columns: Int) -> Int {
    min(row.level * Self.indent, max(0, columns / 2 - FocusMarker.columns))
  }

  private func draw(_ index: Int, in content: Rect, of context: inout DrawingContext) {
    let row = rows[index]
    if row.hasChildren {
      context.write(row.isOpen ? "-" : "+", at: content.origin, style: .title)
    }
    let element = lazyViews.element(at: index, of: view.row(row.node), id: row.node.id)
    context.clipped(to: content) { context in
      context.styled(row.isMatch ? .plain : .muted) { context in
        context.withoutFocus { context in
          context.draw(element, in: content.inset(left: Self.signColumns))
        }
      }
    }
  }

  private func drawFilter(in rect: Rect, of context: inout DrawingContext) {
    let isNotFound = rows.isEmpty ? "  " + context.strings.notFound : ""
    let room = max(0, rect.size.columns - 2)
    let text = state.filter.suffix(columns: room)
    context.write("/", at: rect.origin, style: .heading)
    let field = rect.inset(left: 1)
    if state.isTyping { context.fill(field, style: .field) }
    context.write(text, at: field.origin, style: state.isTyping ? .field : .plain)
    let end = field.inset(left: text.columns)
    context.write(isNotFound, at: end.origin, style: .error)
    if state.isTyping, context.isFocused { context.placeCursor(at: end.origin) }
  }

  // MARK: Keys

  func response(to key: KeyPress) -> KeyResponse {
    if state.isTyping, let response = typingResponse(to: key) { return response }
    switch key {
    case .up: return move(by: -1)
    case .down: return move(by: 1)
    case .pageUp: return move(by: -max(1, state.visibleRows - 1))
    case .pageDown: return move(by: max(1, state.visibleRows - 1))
    case .home: return move(by: -rows.count)
    case .end: return move(by: rows.count)
    case .escape where !state.filter.isEmpty: return .perform { clearFilter() }
    default: break
    }
    guard let highlight else { return key == .left || key == .right ? .atEnd : .unused }
    let row = rows[highlight]
    switch key {
    case .right:
      if !row.hasChildren { return .atEnd }
      return row.isOpen ? move(by: 1) : .perform { setOpen(true, highlight) }
    case .left:
      if row.isOpen { return .perform { setOpen(false, highlight) } }
      guard let parent = FilterTree.parent(of: highlight, in: rows) else { return .atEnd }
      return .perform { moveHighlight(to: parent) }
    case .enter: return .perform { view.didActivate(row.node) }
    default: return .unused
    }
  }

  /// The keys of the filter, which the linear form fills in by End, Ctrl-U, a paste and Enter.
  private func typingResponse(to key: KeyPress) -> KeyResponse? {
    switch key {
    case .enter: return .perform { state.isTyping = false }
    case .escape: return .perform { clearFilter() }
    case .backspace:
      return state.filter.isEmpty ? .atEnd : .perform { setFilter(String(state.filter.dropLast())) }
    case .control("u"): return .perform { setFilter("") }
    case .left, .right, .home, .end, .delete: return .atEnd
    default:
      guard case .character(let character) = key.key, key.modifiers.isEmpty else { return nil }
      return .perform { setFilter(state.filter + String(character)) }
    }
  }

  private func move(by steps: Int) -> KeyResponse {
    guard let highlight else { return .atEnd }
    let target = min(max(0, highlight + steps), rows.count - 1)
    return target == highlight ? .atEnd : .perform { moveHighlight(to: target) }
  }

  func moveHighlight(to index: Int) {
    let hasMoved = index != highlight
    state.path = FilterTree.path(to: index, in: rows)
    state.index = index
    if hasMoved { view.didHighlight?(rows[index].node) }
  }

  private func setOpen(_ isOpen: Bool, _ index: Int) {
    let id = rows[index].node.id
    // What the closed node hides cannot keep the highlight.
    if !isOpen, state.path.dropLast().contains(id) { moveHighlight(to: index) }
    if state.filter.isEmpty {
      if isOpen { state.open.insert(id) } else { state.open.remove(id) }
    } else {
      if isOpen { state.closedInFilter.remove(id) } else { state.closedInFilter.insert(id) }
    }
  }

  private func setFilter(_ text: String) {
    state.filter = text
    state.closedInFilter = []
    // The highlight stays on a match, in the whole tree visibly, or goes to the first match.
    if SearchTerm(text).isEmpty {
      state.open.formUnion(state.path.dropLast())
    } else {
      let rows = view.visibleRows(state)
      guard let match = rows.firstIndex(where: \.isMatch),
        !rows.contains(where: { $0.isMatch && $0.node.id == state.path.last })
      else { return }
      state.path = FilterTree.path(to: match, in: rows)
      view.didHighlight?(rows[match].node)
    }
  }

  private func clearFilter() {
    setFilter("")
    state.isTyping = false
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    if state.isTyping {
      return [KeyHint(.enter, strings.done), KeyHint(.escape, view.texts.clearFilter)]
    }
    var hints = [KeyHint(.enter, view.texts.activate)]
    if let highlight, rows[highlight].hasChildren {
      hints.append(KeyHint("←→", view.texts.openAndClose))
    }
    if !state.filter.isEmpty { hints.append(KeyHint(.escape, view.texts.clearFilter)) }
    return hints
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    if state.isTyping { return hints(strings) }
    return [
      KeyHint(.enter, view.texts.activate), KeyHint("↑↓", strings.move),
      KeyHint("←→", view.texts.openAndClose),
    ] + (rows.count > state.visibleRows ? KeyHint.paging(strings) : [])
  }

  // MARK: Text

  var takesText: Bool { state.isTyping }

  func paste(_ text: String) {
    // A paste without an open filter would change what the user does not look at.
    guard state.isTyping else { return }
    setFilter(state.filter + text.sanitized)
  }

  var canFind: Bool { !view.roots.isEmpty }
  func startFinding() { state.isTyping = true }
  var isSearching: Bool { false }
  func continueSearch() {}

  // MARK: Mouse

  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    let parts = parts(of: size)
    if point.row >= parts.rows {
      if parts.filter > 0 { state.isTyping = true }
      return
    }
    if rows.count > parts.rows, point.column >= size.columns - ScrollThumb.columns {
      scrollThumb(to: point.row, of: parts.rows)
      return
    }
    let index = state.first + point.row
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    let columns = size.columns - thumbColumns(beside: parts.rows)
    let sign = FocusMarker.columns + indent(of: row, columns: columns)
    if row.hasChildren, (sign..<sign + Self.signColumns).contains(point.column) {
      setOpen(!row.isOpen, index)
    } else if index == highlight {
      view.didActivate(row.node)
    } else {
      moveHighlight(to: index)
    }
  }

  func drag(to point: Point, in size: Size) {
    let visible = parts(of: size).rows
    guard rows.count > visible, point.column >= size.columns - ScrollThumb.columns else { return }
    scrollThumb(to: point.row, of: visible)
  }

  private func scrollThumb(to row: Int, of visible: Int) {
    let first = ScrollThumb.index(at: row, ofTrack: visible, among: rows.count - visible + 1)
    state.first = first
    if let highlight { moveHighlight(to: min(max(first, highlight), first + visible - 1)) }
  }

  /// Scrolls, and takes the highlight along.
  func scroll(by steps: Int) -> Bool {
    guard let highlight else { return false }
    let target = min(max(0, highlight + steps), rows.count - 1)
    guard target != highlight else { return false }
    state.first = min(max(0, state.first + steps), max(0, rows.count - state.visibleRows))
    moveHighlight(to: target)
    return true
  }

  // MARK: The linear form

  var choiceCount: Int { rows.count }
  /// While the user types, the tree is a text field with a number of its own.
  var listsChoices: Bool { !state.isTyping }

  func choice(at index: Int) -> any Element {
    RowElement(words: words(for: index), isSelected: index == highlight)
  }

  private func words(for index: Int) -> String {
    let row = rows[index]
    var words = [view.text(row.node)]
    if row.hasChildren { words.append(row.isOpen ? view.texts.open : view.texts.closed) }
    if row.level > 0 { words.append(view.texts.level(row.level + 1)) }
    return words.joined(separator: ", ")
  }

  /// Opens or closes a node with children, activates others; a user types `enter` to activate what is highlighted.
  func choose(_ index: Int) {
    moveHighlight(to: index)
    let row = rows[index]
    if row.hasChildren { setOpen(!row.isOpen, index) } else { view.didActivate(row.node) }
  }
}

/// A row in words; what a row says is what is inside.
private struct RowElement: Element {
  let words: String
  let isSelected: Bool

  var semantics: Semantics { Semantics(.row, isSelected: isSelected) }
  var children: [any Element] { [SemanticsElement(.text, label: words)] }
  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(0) }
  func draw(in rect: Rect, of context: inout DrawingContext) {}
}
