internal import ConsoleUI

struct TextEditorElement: MultilineTextInput, MouseControl, ScrollingControl {
  let state: TextEditorState
  let document: TextDocument
  let label: String
  let placeholder: String
  /// Copies to the clipboard of the terminal.
  let copy: (String) -> Bool
  /// Whether it is in a box or a sheet, which is as large as its content.
  let isInPanel: Bool
  let didChange: () -> Void

  private static let outlinedLines = 20
  private static let idealRows = 5
  private static let minimumColumns = 8
  /// The number of rows that one step of the wheel scrolls.
  private static let wheelRows = 3

  var semantics: Semantics {
    Semantics(
      .textEditor, label: label, hint: document.isEmpty ? placeholder : "",
      position: Semantics.Position(
        index: state.showsEnd ? document.paragraphs.count : document.cursor.paragraph,
        count: choiceCount))
  }

  /// The first lines, for outlines.
  var children: [any Element] {
    (0..<min(Self.outlinedLines, document.paragraphs.count)).map(choice(at:))
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical
      ? Extent(
        minimum: 1, ideal: labelRows + Self.idealRows, growth: isInPanel ? .never : .fills)
      : .filling(minimum: Self.minimumColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var rect = rect
    if rect.size.rows > labelRows {
      area.drawLabel(in: rect.takeFirstRows(labelRows), of: &context)
    }
    if context.isPainted { area.fillPainted(rect, of: &context) }
    let hasThumb = hasThumb(columns: rect.size.columns)
    // Behind the text: a column for the cursor at the end of a full row, and the thumb.
    let text = rect.inset(left: FocusMarker.columns, right: hasThumb ? ScrollThumb.columns : 0)
    let room = text.inset(right: 1)
    let viewport = EditorViewport(document, state: state, size: room.size)
    drawMark(viewport.cursorRow, in: rect, of: &context)
    context.afterDrawing {
      (state.top, state.size, state.revealed) = (viewport.top, room.size, viewport.revealed)
    }
    context.clipped(to: text) { context in
      if document.isEmpty {
        context.write(
          placeholder.truncated(to: room.size.columns), at: room.origin,
          style: context.isPainted ? Style(foreground: .muted, background: .field) : .muted)
      }
      viewport.draw(in: room, of: &context)
    }
    if !context.isPainted { drawEnd(of: rect, of: &context) }
    if hasThumb { viewport.thumb.draw(in: rect, of: &context) }
  }

  func response(to key: KeyPress) -> KeyResponse {
    guard let action = EditorAction(key) else { return .unused }
    switch action {
    case .moveRows(let count, false), .movePages(let count, false):
      guard document.selection.isEmpty, isAtEdge(upwards: count < 0) else { break }
      return .atEnd
    case .cut where document.selection.isEmpty, .copy where document.selection.isEmpty,
      .paste where document.clipboard.isEmpty:
      return .unused
    default: break
    }
    return .perform { perform(action) }
  }

  func paste(_ text: String) { change { document.insert(text) } }

  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    state.dragsThumb =
      point.column == size.columns - 1 && hasThumb(columns: size.columns) && viewport.hasMore
    if state.dragsThumb {
      drag(to: point, in: size)
    } else {
      moveCursor(to: point, in: size, selecting: false)
    }
  }

  func drag(to point: Point, in size: Size) {
    guard state.dragsThumb else { return moveCursor(to: point, in: size, selecting: true) }
    state.top = viewport.position(
      atThumb: point.row - labelRows(in: size), ofTrack: size.rows - labelRows(in: size))
  }

  func scroll(by steps: Int) -> Bool {
    let (rows, before) = (rows, viewport.top)
    let top = rows.row(steps * Self.wheelRows, after: rows.row(at: before))
    state.top = rows.start(of: top)
    state.top = viewport.top
    return state.top != before
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    let undo = document.canUndo ? [KeyHint(.control("_"), strings.undo)] : []
    return document.selection.isEmpty
      ? undo : [KeyHint(.control("x"), strings.cut), KeyHint(.alt("w"), strings.copy)] + undo
  }

  func allHints(_ strings: ConsoleStrings) -> [KeyHint] {
    let redo = document.canRedo ? [KeyHint(.alt("e"), strings.redo)] : []
    let paste = document.clipboard.isEmpty ? [] : [KeyHint(.control("y"), strings.paste)]
    return [KeyHint("shift-←→↑↓", strings.selectText)] + hints(strings) + redo + paste
      + KeyHint.paging(strings)
  }

  var choiceCount: Int { document.paragraphs.count + 1 }

  func choice(at index: Int) -> any Element {
    guard index < document.paragraphs.count else {
      return SemanticsElement(.newTextLine, label: "")
    }
    return SemanticsElement(
      .textLine, label: "", value: document.paragraphs[index].text,
      isSelected: index == document.cursor.paragraph)
  }

  func choose(_ index: Int) { moveHighlight(to: index) }

  func moveHighlight(to index: Int) {
    state.showsEnd = index >= document.paragraphs.count
    document.move(
      to: TextPosition(paragraph: min(max(0, index), document.paragraphs.count - 1), offset: 0),
      selecting: false)
  }

  /// A blank empties a line, and removes one that is empty.
  func replaceLine(at index: Int, with line: String) {
    let text = line.allSatisfy(\.isWhitespace) ? "" : line
    change { document.replaceParagraph(index, with: text) }
  }
}

extension TextEditorElement {
  private var rows: WrappedDocument { WrappedDocument(document, columns: state.size.columns) }

  /// The viewport as it would be drawn now.
  private var viewport: EditorViewport {
    EditorViewport(document, state: state, size: state.size)
  }

  private func perform(_ action: EditorAction) {
    if case .cut = action { _ = copy(document.selectedText) }
    if case .copy = action { _ = copy(document.selectedText) }
    change { document.perform(action, in: rows, visibleRows: state.size.rows) }
  }

  private func change(_ edit: () -> Void) {
    state.showsEnd = false
    let before = document.changeCount
    edit()
    if document.changeCount != before { didChange() }
  }

  /// Whether the cursor can move no further up or down, so that the key may leave the editor.
  private func isAtEdge(upwards: Bool) -> Bool {
    let row = rows.row(at: document.cursor)
    return (upwards ? rows.row(before: row) : rows.row(after: row)) == nil
  }

  private func moveCursor(to point: Point, in size: Size, selecting: Bool) {
    let top = rows.row(at: state.top)
    let row = rows.row(max(0, point.row - labelRows(in: size)), after: top)
    document.move(
      to: rows.position(atColumn: max(0, point.column - FocusMarker.columns), in: row),
      selecting: selecting)
  }

  private func hasThumb(columns: Int) -> Bool { columns >= Self.minimumColumns }

  private var area: FieldArea { FieldArea(label: label) }

  private var labelRows: Int { area.labelRows }

  private func labelRows(in size: Size) -> Int { size.rows > labelRows ? labelRows : 0 }

  /// Draws the mark of the focus: beside all rows, or without colours beside that of the cursor.
  private func drawMark(_ cursorRow: Int?, in rect: Rect, of context: inout DrawingContext) {
    var rect = rect
    if !context.isPainted, let row = cursorRow, row < rect.size.rows {
      _ = rect.takeFirstRows(row)
    }
    FocusMarker.draw(in: rect, of: &context)
  }

  /// Underlines the last row of the area, which has no back without colours.
  private func drawEnd(of rect: Rect, of context: inout DrawingContext) {
    var last = rect.inset(left: FocusMarker.columns)
    _ = last.takeFirstRows(rect.size.rows - 1)
    context.restyle(last) { $0 = Style.field.laid(over: $0) }
  }
}
