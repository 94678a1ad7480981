struct TextFieldElement: Control {
  let path: ViewPath
  let state: TextFieldState
  let label: String
  let placeholder: String
  let isSecure: Bool
  /// The label of Enter in the status line; by default `done`.
  let submitLabel: String?
  /// The form around the field.
  let form: FormScope?
  let submission: FormSubmission
  let didChange: (String) -> Void
  let didSubmit: ((String) -> Void)?

  private static let minimumColumns = 8
  private static let dot: Character = "•"

  var semantics: Semantics {
    Semantics(
      isSecure ? .secureField : .textField, label: label, value: shown.text, hint: placeholder)
  }

  var takesText: Bool { true }

  var hidesText: Bool { isSecure }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: Self.minimumColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.addMouseTarget(self, in: rect)
    let isFocused = context.isFocused(path, in: rect)
    FocusMarker.draw(isFocused: isFocused, in: rect, of: &context)
    let inside = rect.inset(left: FocusMarker.columns)
    context.write(label.truncated(to: labelColumns(in: rect.size) - 1), at: inside.origin)
    let field = inside.inset(left: labelColumns(in: rect.size))
    scroll(width: field.size.columns)
    context.clipped(to: field) { context in
      drawText(in: field, of: &context)
      if isFocused { drawCursor(in: field, of: &context) }
    }
  }

  func response(to key: KeyPress) -> KeyResponse {
    if key == .enter { return submitAction.map(KeyResponse.perform) ?? .unused }
    guard let edit = EditedText.Edit(key, isSecure: isSecure) else { return .unused }
    return .perform {
      let before = state.edited.text
      state.edited.perform(edit)
      if state.edited.text != before { didChange(state.edited.text) }
    }
  }

  func paste(_ text: String) -> Bool {
    state.edited.insert(text)
    didChange(state.edited.text)
    return true
  }

  func click(at point: Point, in size: Size) {
    let column = point.column - FocusMarker.columns - labelColumns(in: size) + state.offset
    var shown = shown
    shown.moveCursor(toColumn: column)
    state.edited.moveCursor(to: shown.cursor)
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    submitAction == nil ? [] : [KeyHint(.enter, submitLabel ?? strings.done)]
  }

  /// The text as it may be shown.
  private var shown: EditedText { isSecure ? state.edited.masked(by: Self.dot) : state.edited }

  private var submitAction: (() -> Void)? {
    if let didSubmit { return submission.submitting { didSubmit(state.edited.text) } }
    return form?.submitAction(ofFieldAt: path).map(submission.submitting)
  }

  private func drawText(in field: Rect, of context: inout DrawingContext) {
    let style = context.theme.field
    context.fill(field, style: style)
    let text = shown.text
    guard !text.isEmpty else {
      return context.write(
        placeholder.truncated(to: field.size.columns), at: field.origin,
        style: context.theme.muted.laid(over: style))
    }
    let start = Point(column: field.origin.column - state.offset, row: field.origin.row)
    context.write(text, at: start, style: style)
  }

  private func drawCursor(in field: Rect, of context: inout DrawingContext) {
    let (start, row) = (field.origin.column - state.offset, field.origin.row)
    let selected = shown.selectedColumns
    context.restyle(
      Rect(column: start + selected.lowerBound, row: row, columns: selected.count, rows: 1)
    ) { [style = context.theme.selection] in $0 = style.laid(over: $0) }
    context.placeCursor(at: Point(column: start + shown.beforeCursor.columns, row: row))
  }

  /// The width of the label and the space after it; in a form, that of the widest label.
  private func labelColumns(in size: Size) -> Int {
    let ideal = form?.labelColumns ?? label.columns
    let room = max(0, size.columns - FocusMarker.columns)
    return ideal == 0 ? 0 : min(ideal, room / 2) + 1
  }

  /// Scrolls until the cursor is visible, and until no column behind the text is empty.
  private func scroll(width: Int) {
    let shown = shown
    let cursor = shown.beforeCursor.columns
    let longest = shown.text.columns + 1
    state.offset = min(state.offset, max(0, longest - width), cursor)
    state.offset = max(state.offset, cursor - max(0, width - 1))
  }
}
