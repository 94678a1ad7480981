internal import ConsoleUI

/// A list whose rows have boxes.
struct ChecklistElement: TextInput, MouseControl, ScrollingControl, ChoiceControl, FindingControl,
  RedrawableControl
{
  let list: ListElement
  let toggleAll: () -> Void

  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing { list.redrawing(&update) }

  var semantics: Semantics { list.semantics }

  var children: [any Element] { list.children }

  var choiceCount: Int { list.choiceCount }

  var isChoosable: Bool { list.isChoosable }

  func choice(at index: Int) -> any Element { list.choice(at: index) }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? {
    list.heading(above: index, isFirst: isFirst)
  }

  func moveHighlight(to index: Int) { list.moveHighlight(to: index) }

  func choose(_ index: Int) { list.choose(index) }

  func scroll(by steps: Int) -> Bool { list.scroll(by: steps) }

  /// A click on a row both highlights and toggles it.
  func click(at point: Point, in size: Size) {
    let state = list.state
    let before = state.position.highlighted
    list.click(at: point, in: size)
    let after = state.position.highlighted
    if after != before, !state.isDragged { list.choose(after) }
  }

  func drag(to point: Point, in size: Size) { list.drag(to: point, in: size) }

  func extent(along axis: Axis, in room: Size) -> Extent { list.extent(along: axis, in: room) }

  func draw(in rect: Rect, of context: inout DrawingContext) { list.draw(in: rect, of: &context) }

  func response(to key: KeyPress) -> KeyResponse {
    guard !list.takesText else { return list.response(to: key) }
    switch key {
    case .space: return list.rows.count > 0 ? list.response(to: .enter) : .atEnd
    case .character("a"): return list.rows.count > 0 ? .perform(toggleAll) : .atEnd
    default: return list.response(to: key)
    }
  }

  var takesText: Bool { list.takesText }

  func paste(_ text: String) { list.paste(text) }

  var canFind: Bool { list.canFind }

  func startFinding() { list.startFinding() }

  var isSearching: Bool { list.isSearching }

  func continueSearch() { list.continueSearch() }

  func endFinding() { list.endFinding() }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    guard list.rows.count > 0 else { return [] }
    let change = [KeyHint(.space, list.rows.actionLabel ?? strings.change)]
    if let finder = list.state.finder {
      return finder.hints(strings) + (finder.isTyping ? [] : change)
    }
    return [KeyHint("↑↓", strings.move)] + change
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    guard list.rows.count > 0 else { return [] }
    let all = takesText ? [] : [KeyHint(.character("a"), strings.allOrNone)]
    return hints(strings) + all + KeyHint.paging(strings)
  }
}

/// A row with its box.
struct ChecklistRowElement: Element {
  let content: any Element
  let isChosen: Bool

  /// The box and the space after it.
  private static let boxColumns = 4

  var semantics: Semantics { Semantics(.group) }

  /// The text, and then whether the row is chosen.
  var children: [any Element] {
    [content, SemanticsElement(.toggle, label: "", isSelected: isChosen)]
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal: content.extent(along: axis, in: room).adding(Self.boxColumns)
    case .vertical:
      content.extent(
        along: axis, in: Size(columns: room.columns - Self.boxColumns, rows: room.rows))
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let box = isChosen ? "[\(context.characters.chosen)]" : "[ ]"
    let style = isChosen ? Style.heading : Style(foreground: .border, attributes: .bold)
    context.write(box.truncated(to: rect.size.columns), at: rect.origin, style: style)
    let text = rect.inset(left: Self.boxColumns)
    context.clipped(to: text) { $0.draw(content, in: text) }
  }
}
