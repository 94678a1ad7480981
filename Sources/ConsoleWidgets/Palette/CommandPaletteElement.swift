internal import ConsoleUI

/// The field of the palette, a line, the found commands, and how many they are.
struct CommandPaletteElement: TextInput, MouseControl, ScrollingControl, ChoiceControl {
  let palette: PaletteCommands
  let state: CommandPaletteState
  /// The commands whose titles and places contain each word of the text.
  private let found: [PaletteCommand]

  private static let prompt = "› "
  private static let rowsAbove = 2
  /// A blank row, and the number of commands.
  private static let rowsBelow = 2
  private static let maxRows = 10
  /// The columns before the rows and after them.
  private static let margin = 3
  private static let gap = 3
  private static let minTitleColumns = 12

  init(palette: PaletteCommands, state: CommandPaletteState) {
    (self.palette, self.state) = (palette, state)
    var terms = state.query.text.split(separator: " ").map { SearchTerm(String($0)) }
    found = palette.commands.filter { command in
      terms.indices.allSatisfy { terms[$0].isFound(in: command.title + " " + command.place) }
    }
  }

  var semantics: Semantics {
    Semantics(
      .textField, label: palette.strings.commandsTitle, value: state.query.text,
      position: Semantics.Position(index: highlighted, count: found.count))
  }

  var children: [any Element] { found.indices.map(choice(at:)) }

  var choiceCount: Int { found.count }

  func choice(at index: Int) -> any Element {
    SemanticsElement(
      .row, label: found[index].title, value: found[index].keys, isSelected: index == highlighted)
  }

  func choose(_ index: Int) {
    if found.indices.contains(index) { palette.choose(found[index]) }
  }

  func moveHighlight(to index: Int) {
    state.highlighted = found.isEmpty ? nil : found[max(0, min(index, found.count - 1))]
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    // The height does not follow the text, so that the box stays where it is.
    axis == .horizontal
      ? .filling(minimum: 1)
      : Extent(
        minimum: 1,
        ideal: Self.rowsAbove + min(Self.maxRows, palette.commands.count) + Self.rowsBelow)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var room = rect
    drawField(in: room.takeFirstRow().inset(left: 1, right: 1), of: &context)
    context.fill(
      room.takeFirstRow().inset(left: 1, right: 1), with: context.characters.horizontal,
      style: Style(foreground: .line))
    if room.size.rows > Self.rowsBelow {
      let line = room.takeLastRow()
      _ = room.takeLastRow()
      let room = line.inset(left: Self.margin, right: 1)
      let count = palette.strings.commandCount(found.count, palette.commands.count)
      context.write(count.truncated(to: room.size.columns), at: room.origin, style: .muted)
    }
    drawRows(in: room, of: &context)
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .up: moving(by: -1)
    case .down: moving(by: 1)
    case .pageUp: moving(by: -max(1, state.visibleRows))
    case .pageDown: moving(by: max(1, state.visibleRows))
    case .enter: .perform { choose(highlighted) }
    default:
      EditedText.Edit(key).map { edit in
        .perform {
          if state.query.perform(edit) { (state.highlighted, state.top) = (nil, 0) }
        }
      } ?? .unused
    }
  }

  func paste(_ text: String) {
    state.query.insert(text)
    (state.highlighted, state.top) = (nil, 0)
  }

  func click(_ click: Click) {
    let point = click.point
    let row = point.row - Self.rowsAbove
    if (0..<state.visibleRows).contains(row) { choose(state.top + row) }
  }

  func scroll(by steps: Int) -> Bool {
    let before = highlighted
    moveHighlight(to: highlighted + steps)
    return highlighted != before
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    found.isEmpty ? [] : [KeyHint("↑↓", strings.move), KeyHint(.enter, strings.press)]
  }

  private var highlighted: Int { state.highlighted.flatMap(found.firstIndex) ?? 0 }

  private func moving(by rows: Int) -> KeyResponse {
    .perform { moveHighlight(to: highlighted + rows) }
  }

  private func drawField(in rect: Rect, of context: inout DrawingContext) {
    context.write(Self.prompt, at: rect.origin, style: .heading)
    let field = rect.inset(left: Self.prompt.columns)
    let visible = VisibleText(state.query, width: field.size.columns)
    context.write(visible.text, at: field.origin)
    if context.isFocused {
      context.placeCursor(
        at: Point(column: field.origin.column + visible.cursorColumn, row: field.origin.row))
    }
  }

  private func drawRows(in rect: Rect, of context: inout DrawingContext) {
    let rows = rect.size.rows
    let top = max(min(state.top, highlighted), highlighted - rows + 1, 0)
    context.afterDrawing { [state] in (state.top, state.visibleRows) = (top, rows) }
    guard rows > 0, !found.isEmpty else { return }
    let keyColumns = palette.commands.map(\.keys.columns).max() ?? 0
    for (row, index) in (top..<min(found.count, top + rows)).enumerated() {
      let line = Rect(
        column: rect.origin.column, row: rect.origin.row + row, columns: rect.size.columns, rows: 1)
      guard index == highlighted else {
        draw(found[index], keyColumns: keyColumns, in: line, of: &context)
        continue
      }
      context.on(context.isFocused ? .selection : .idleSelection, filling: line) { context in
        FocusMarker.draw(in: line, of: &context)
        draw(found[index], keyColumns: keyColumns, in: line, of: &context)
      }
    }
    ScrollThumb(count: found.count, first: top, visible: rows).draw(in: rect, of: &context)
  }

  private func draw(
    _ command: PaletteCommand, keyColumns: Int, in line: Rect, of context: inout DrawingContext
  ) {
    let room = line.inset(left: Self.margin, right: Self.margin)
    var text = room
    // Where not all fits, the title matters.
    if room.size.columns >= keyColumns + 2 + Self.gap + Self.minTitleColumns {
      let keys = Rect(
        column: room.columns.upperBound - keyColumns - 2, row: line.origin.row,
        columns: keyColumns + 2, rows: 1)
      context.draw(ElementTree.standalone(KeyCap(command.keys)), in: keys)
      text = room.inset(right: keys.size.columns + Self.gap)
    }
    let fits =
      command.title.columns + Self.gap + command.place.columns <= text.size.columns
    let place = fits ? command.place : ""
    let title = text.inset(right: place.isEmpty ? 0 : place.columns + Self.gap)
    let found = Style(foreground: .accent, attributes: [.bold, .underline])
    let words = state.query.text.split(separator: " ")
    let marked = words.reduce(StyledText(command.title)) {
      $0.highlighting(String($1), style: found)
    }
    context.draw(
      ElementTree.standalone(Text(marked)),
      in: title)
    context.write(
      place, at: Point(column: text.columns.upperBound - place.columns, row: line.origin.row),
      style: .muted)
  }
}
