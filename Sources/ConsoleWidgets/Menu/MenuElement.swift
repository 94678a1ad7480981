internal import ConsoleUI

/// Whether a menu is open, and where it and its items were drawn.
@MainActor final class MenuState: ViewState {
  var isOpen = false
  /// Whether the items are on the screen; not if the button is scrolled out of view.
  var showsItems = false
  var origin = Point.zero
  var itemsRect = Rect.zero

  init() {}
}

struct MenuElement: ChoiceControl, MouseControl, ScrollingControl {
  let label: String
  let items: [Menu.Item]
  let state: MenuState
  let list: ListElement

  private static let markColumns = 2

  var semantics: Semantics {
    Semantics(.menu, label: label, value: items.first(where: \.isSelected)?.title)
  }

  var children: [any Element] { state.showsItems ? items.indices.map(choice(at:)) : [] }

  var choiceCount: Int { items.count }

  var listsChoices: Bool { false }

  func choice(at index: Int) -> any Element {
    SemanticsElement(.option, label: items[index].title, isSelected: items[index].isSelected)
  }

  func choose(_ index: Int) {
    if items.indices.contains(index) { list.choose(index) }
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else { return .fixed(1) }
    // Painted buttons have blanks in place of brackets and mark.
    let columns = FocusMarker.columns + label.columns + "[  ▾ ]".columns
    return Extent(minimum: FocusMarker.columns, ideal: columns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var rest = rect
    let rect = rest.takeFirstRow()
    drawButton(in: rect, of: &context)
    context.afterDrawing { state.origin = rect.origin }
    guard state.isOpen, !items.isEmpty, context.isFocused else {
      return context.afterDrawing { state.isOpen = false }
    }
    let anchor = rect.inset(left: context.isPainted ? 0 : FocusMarker.columns)
    context.popUp(beside: anchor, size: itemsSize) { context, rect in
      context.afterDrawing { (state.itemsRect, state.showsItems) = (rect, true) }
      context.draw(list, in: rect)
    }
  }

  func response(to key: KeyPress) -> KeyResponse {
    guard state.showsItems else {
      return key == .enter && !items.isEmpty ? .perform(open) : .unused
    }
    switch key {
    case .escape, .tab, .backTab: return .perform { state.isOpen = false }
    case .space: return list.response(to: .enter)
    default: break
    }
    if case .character(let character) = key.key, key.modifiers.isEmpty {
      return .perform { moveHighlight(for: character) }
    }
    let response = list.response(to: key)
    if response.action != nil { return response }
    // The arrows stay in the menu, also where there is nothing to move to.
    return key.modifiers.isEmpty ? .perform {} : .unused
  }

  func click(_ click: Click) {
    let point = click.point
    let absolute = Point(
      column: state.origin.column + point.column, row: state.origin.row + point.row)
    if state.showsItems, state.itemsRect.contains(absolute) {
      if let row = list.row(at: absolute.row - state.itemsRect.origin.row) { choose(row) }
    } else if state.showsItems {
      state.isOpen = false
    } else {
      open()
    }
  }

  func scroll(by steps: Int) -> Bool { state.showsItems && list.scroll(by: steps) }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    guard state.showsItems else { return items.isEmpty ? [] : [KeyHint(.enter, strings.open)] }
    return [
      KeyHint("↑↓", strings.move), KeyHint(.enter, strings.press), KeyHint(.escape, strings.close),
    ]
  }

  /// Moves to the next item that begins with a letter; else `j` and `k` stand for the arrows, as everywhere.
  private func moveHighlight(for character: Character) {
    let highlighted = list.position.highlighted
    let others = Array(items.indices.dropFirst(highlighted + 1)) + items.indices.prefix(highlighted)
    if let index = others.first(where: { items[$0].begins(with: character) }) {
      list.moveHighlight(to: index)
    } else if character == "j" || character == "k" {
      list.moveHighlight(to: highlighted + (character == "j" ? 1 : -1))
    }
  }

  private var itemsSize: Size {
    let widest = items.map { $0.title.columns }.max() ?? 0
    let mark = items.contains(where: \.isSelected) ? Self.markColumns : 0
    return Size(
      columns: FocusMarker.columns + mark + widest + ListViewport.margin, rows: items.count)
  }

  /// Opens the menu at its selected item, or at the first one, whichever was used last.
  private func open() {
    guard !items.isEmpty else { return }
    list.moveHighlight(to: items.firstIndex(where: \.isSelected) ?? 0)
    state.isOpen = true
  }

  private func drawButton(in rect: Rect, of context: inout DrawingContext) {
    let caption = "\(label) \(context.characters.open)"
    guard !context.isPainted else {
      return context.write(
        "  \(caption)  ".truncated(to: rect.size.columns), at: rect.origin,
        style: context.isFocused ? .focus : Style(background: .keyCap))
    }
    FocusMarker.draw(in: rect, of: &context)
    let room = rect.inset(left: FocusMarker.columns)
    context.write(
      "[ \(caption) ]".truncated(to: room.size.columns), at: room.origin,
      style: context.isFocused ? .focus : .plain)
  }
}

extension Menu.Item {
  fileprivate func begins(with character: Character) -> Bool {
    title.first.map { $0.lowercased() == character.lowercased() } ?? false
  }
}
