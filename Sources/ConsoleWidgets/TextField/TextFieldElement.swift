internal import ConsoleUI

struct TextFieldElement: TextInput, MouseControl {
  let state: TextFieldState
  /// The text in this frame.
  let edited: EditedText
  let label: String
  let placeholder: String
  let isSecure: Bool
  /// The label of Enter in the status line; by default `done`.
  let submitLabel: String?
  /// The form around the field, and the number of the field there.
  let form: FormScope?
  let number: Int
  let didChange: (String) -> Void
  let didSubmit: (() -> Void)?

  private static let minimumColumns = 8
  private static let dot: Character = "•"

  var semantics: Semantics {
    Semantics(
      isSecure ? .secureField : .textField, label: label, value: spokenText, hint: placeholder)
  }

  var hidesText: Bool { isSecure }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical
      ? Extent(minimum: 1, ideal: labelRows + 1) : .filling(minimum: Self.minimumColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    var rect = rect
    let besideColumns = labelColumnsBeside(in: rect.size)
    if rect.size.rows > labelRows {
      area.drawLabel(in: rect.takeFirstRows(labelRows), of: &context)
    }
    drawBack(of: rect, of: &context)
    var field = rect.inset(left: FocusMarker.columns)
    if besideColumns > 0 {
      let labelRect = Rect(
        origin: field.origin, size: Size(columns: besideColumns, rows: field.size.rows))
      context.fill(labelRect)
      area.drawLabel(in: labelRect, of: &context)
      field = field.inset(left: besideColumns)
    }
    let visible = VisibleText(edited, width: field.size.columns, from: state.start, mask: mask)
    context.afterDrawing { state.start = visible.start }
    context.clipped(to: field) { context in
      draw(visible, in: field, of: &context)
      if context.isFocused { drawCursor(of: visible, in: field, of: &context) }
    }
  }

  func response(to key: KeyPress) -> KeyResponse {
    if key == .enter { return submitAction.map(KeyResponse.perform) ?? .unused }
    guard let edit = EditedText.Edit(key, isSecure: isSecure) else { return .unused }
    return .perform {
      if state.field.edited.perform(edit) { didChange(state.field.edited.text) }
    }
  }

  func paste(_ text: String) {
    state.field.edited.insert(text)
    didChange(state.field.edited.text)
  }

  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    let start = FocusMarker.columns + labelColumnsBeside(in: size)
    let visible = VisibleText(
      state.field.edited, width: size.columns - start, from: state.start, mask: mask)
    state.field.edited.moveCursor(to: visible.position(at: point.column - start))
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    submitAction == nil ? [] : [KeyHint(.enter, submitLabel ?? strings.done)]
  }

  private var mask: Character? { isSecure ? Self.dot : nil }

  /// The text as it may be spoken.
  private var spokenText: String {
    let text = edited.text
    return mask.map { String(repeating: $0, count: text.count) } ?? text
  }

  private var submitAction: (() -> Void)? {
    didSubmit ?? form?.submitAction(ofField: number)
  }

  private var area: FieldArea { FieldArea(label: label) }

  private var labelRows: Int { area.labelRows }

  /// The columns of the label and a blank where there is no row for it above the field; zero if they do not fit.
  private func labelColumnsBeside(in size: Size) -> Int {
    guard size.rows == labelRows, !label.isEmpty else { return 0 }
    let columns = label.columns + 1
    return columns + FocusMarker.columns + Self.minimumColumns <= size.columns ? columns : 0
  }

  /// Draws the area of the field, with the mark of the focus in its first cell.
  private func drawBack(of rect: Rect, of context: inout DrawingContext) {
    if context.isPainted {
      area.fillPainted(rect, of: &context)
    } else {
      context.fill(rect.inset(left: FocusMarker.columns), style: .field)
    }
    FocusMarker.draw(in: rect, of: &context)
  }

  private func draw(
    _ visible: VisibleText, in field: Rect, of context: inout DrawingContext
  ) {
    guard !edited.text.isEmpty else {
      return context.write(
        placeholder.truncated(to: field.size.columns), at: field.origin,
        style: Style(foreground: .muted, background: .field))
    }
    context.write(visible.text, at: field.origin, style: .field)
  }

  private func drawCursor(
    of visible: VisibleText, in field: Rect, of context: inout DrawingContext
  ) {
    let (start, row) = (field.origin.column, field.origin.row)
    let selected = visible.selectedColumns
    context.restyle(
      Rect(column: start + selected.lowerBound, row: row, columns: selected.count, rows: 1)
    ) { $0 = Style.selectedText.laid(over: $0) }
    context.placeCursor(at: Point(column: start + visible.cursorColumn, row: row))
  }
}
