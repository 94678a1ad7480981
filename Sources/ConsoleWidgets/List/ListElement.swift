internal import ConsoleUI

/// The rows of a ``List``, or of a table below its column titles.
@MainActor
final class ListElement: TextInput, MouseControl, ScrollingControl, ChoiceControl,
  FindingControl, RedrawableControl
{
  let state: ListState
  /// The position in this frame, which has followed the rows.
  private(set) var position: ListPosition
  let rows: ListRows
  /// Whether Enter and clicks activate rows.
  let canActivate: Bool
  /// What type-ahead follows; `nil` if letters do not highlight rows.
  let typeAheadClock: ConsoleClock?
  /// Whether it is in a box or a sheet, which is as large as its content.
  let isInPanel: Bool

  init(
    _ rows: ListRows, state: ListState, canActivate: Bool, in tree: inout ElementTree
  ) {
    self.state = state
    self.rows = rows
    self.canActivate = canActivate
    isInPanel = tree.isInPanel
    typeAheadClock = rows.hasTypeAhead ? tree.clock : nil
    var position = state.position
    position.follow(rows)
    self.position = position
    tree.afterDrawing { state.position = position }
    // An empty list keeps the report for its next row.
    if position.hasMoved, rows.count > 0, rows.didHighlight != nil {
      tree.report { state.reportMovedHighlight(of: rows) }
    }
  }

  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing {
    position = state.position
    guard state.finder == nil else { return .screen }
    if let views = rows.views { update.resume(views) }
    return .changes
  }

  var semantics: Semantics {
    Semantics(
      .list, label: rows.label,
      position: Semantics.Position(index: position.highlighted, count: rows.count))
  }

  /// The text to find, and the rows and headers of the last drawn page.
  var children: [any Element] {
    let finder: [any Element] = state.finder.map { [ListFinderElement(finder: $0)] } ?? []
    if let placeholder = rows.placeholder { return finder + [placeholder] }
    let first = min(state.position.top, rows.count)
    let end = first + min(state.pageLength, rows.count - first)
    return (first..<end).reduce(into: finder) {
      if let heading = self.heading(above: $1, isFirst: $1 == first) { $0.append(heading) }
      $0.append(self.choice(at: $1))
    }
  }

  var choiceCount: Int { rows.count }

  /// A row without an action can still be highlighted, for the commands that act on the highlighted row.
  var isChoosable: Bool { canActivate || rows.didHighlight != nil }

  func choice(at index: Int) -> any Element {
    ListRowElement(content: rows.build(index), isHighlighted: index == position.highlighted)
  }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? {
    guard let sections = rows.sections, isFirst || sections.isFirst(index) else { return nil }
    return ListHeaderElement(content: sections.header(index))
  }

  func choose(_ index: Int) {
    moveHighlight(to: index)
    if canActivate, rows.count > 0 { rows.activate(state.position.highlighted) }
  }

  var takesText: Bool { state.finder?.prompt.isTyping ?? false }

  var canFind: Bool { rows.count > 0 }

  func extent(along axis: Axis, in room: Size) -> Extent {
    isInPanel ? extentInPanel(along: axis, in: room) : .filling(minimum: 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    if context.showsLastDrawing {
      if drawChanges(in: rect, of: &context) { return }
      context.erase(rect)
    }
    var rect = rect
    if let finder = state.finder, rect.size.rows > 1 || finder.prompt.isTyping {
      let line = rect.takeLastRow()
      ListFinderElement(finder: finder)
        .draw(in: line, isFocused: context.isFocused, of: &context)
    }
    if let placeholder = rows.placeholder {
      context.withoutFocus { $0.draw(placeholder, in: rect.inset(left: FocusMarker.columns)) }
    }
    drawRows(in: rect, of: &context)
  }

  func response(to key: KeyPress) -> KeyResponse {
    if let action = findAction(for: key) { return .perform(action) }
    let highlighted = state.position.highlighted
    return switch key {
    case .up where highlighted <= 0: .atEnd
    case .down where highlighted >= rows.count - 1: .atEnd
    case .up: highlighting(highlighted - 1)
    case .down: highlighting(highlighted + 1)
    case .pageUp: highlighting(highlighted - state.pageLength)
    case .pageDown: highlighting(highlighted + min(state.pageLength, rows.count - 1 - highlighted))
    case .home: highlighting(0)
    case .end: highlighting(rows.count - 1)
    case .enter where canActivate && rows.count > 0: .perform { self.choose(highlighted) }
    default: typeAhead(for: key).map { .perform($0) } ?? .unused
    }
  }

  /// Highlights the clicked row, or activates it if it is highlighted, in some lists by a double click; on the track of the thumb,
  /// scrolls.
  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    state.isDragged = state.pageLength < rows.count && point.column == size.columns - 1
    guard !state.isDragged else { return drag(to: point, in: size) }
    guard let row = row(at: point.row) else { return }
    let index = min(row, rows.count - 1)
    let wasHighlighted = !state.highlight(index, of: rows)
    let activates = wasHighlighted && (!rows.opensOnDoubleClick || click.count.isMultiple(of: 2))
    if activates, canActivate, rows.count > 0 { rows.activate(index) }
  }

  /// The row that was drawn at a line of the list.
  func row(at line: Int) -> Int? {
    state.page.lines.indices.contains(line) ? state.page.lines[line] : nil
  }

  func drag(to point: Point, in size: Size) {
    guard state.isDragged else { return }
    moveHighlight(
      to:
        ScrollThumb.index(at: point.row, ofTrack: state.page.lines.count, among: rows.count))
  }

  func scroll(by steps: Int) -> Bool {
    state.highlight(state.position.highlighted + steps, of: rows)
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    guard rows.count > 0 else { return [] }
    let activate = canActivate ? [KeyHint(.enter, rows.actionLabel ?? strings.open)] : []
    if let finder = state.finder {
      return finder.hints(strings) + (finder.prompt.isTyping ? [] : activate)
    }
    return [KeyHint("↑↓", strings.move)] + activate
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    rows.count > 0 ? hints(strings) + KeyHint.paging(strings) : []
  }

  func moveHighlight(to index: Int) { state.highlight(index, of: rows) }

  private func highlighting(_ index: Int) -> KeyResponse {
    rows.didHighlight == nil
      ? .changeState { self.moveHighlight(to: index) } : .perform { self.moveHighlight(to: index) }
  }
}
