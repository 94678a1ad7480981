internal import ConsoleUI

/// A list whose rows have boxes.
struct ChecklistElement: ListControl {
  let list: ListElement
  let toggleAll: () -> Void

  /// A click on a row both highlights and toggles it.
  func click(_ click: Click) {
    let state = list.state
    let before = state.position.highlighted
    list.click(click)
    let after = state.position.highlighted
    if after != before, !state.isDragged { list.choose(after) }
  }

  func response(to key: KeyPress) -> KeyResponse {
    guard !list.takesText else { return list.response(to: key) }
    switch key {
    case .space: return list.rows.count > 0 ? list.response(to: .enter) : .atEnd
    case .character("a"): return list.rows.count > 0 ? .perform(toggleAll) : .atEnd
    default: return list.response(to: key)
    }
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    guard list.rows.count > 0 else { return [] }
    let change = [KeyHint(.space, list.rows.actionLabel ?? strings.change)]
    if let finder = list.state.finder {
      return finder.hints(strings) + (finder.prompt.isTyping ? [] : change)
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
