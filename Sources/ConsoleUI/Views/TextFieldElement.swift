struct TextFieldElement: Control {
  let path: ViewPath
  let state: TextFieldState
  let label: String
  let placeholder: String
  let isSecret: Bool
  /// What Enter does, where that is not to be done.
  let submitLabel: String?
  /// The form that the field stands in.
  let form: FormScope?
  let didChange: (String) -> Void
  let didSubmit: ((String) -> Void)?

  private static let leastColumns = 8
  private static let dot: Character = "•"

  var semantics: Semantics {
    Semantics(
      isSecret ? .secureField : .textField, label: label, value: shown.text, hint: placeholder)
  }

  var takesText: Bool { true }

  var hidesText: Bool { isSecret }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: Self.leastColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.takesMouse(self, in: rect)
    let isFocused = context.isFocused(path, in: rect)
    Marker.draw(isSet: isFocused, in: rect, of: &context)
    let inside = rect.inset(left: Marker.columns)
    context.write(label.truncated(to: captionColumns(in: rect.size) - 1), at: inside.origin)
    let field = inside.inset(left: captionColumns(in: rect.size))
    scroll(width: field.size.columns)
    context.clipped(to: field) { context in
      drawText(in: field, of: &context)
      if isFocused { drawCursor(in: field, of: &context) }
    }
  }

  func handle(_ key: KeyPress) -> Bool {
    if key == .enter { return submit() }
    let before = state.edited.text
    guard state.edited.edit(key, isSecret: isSecret) else { return false }
    if state.edited.text != before { didChange(state.edited.text) }
    return true
  }

  func paste(_ text: String) -> Bool {
    state.edited.insert(text)
    didChange(state.edited.text)
    return true
  }

  func click(at point: Point, in size: Size) {
    let column = point.column - Marker.columns - captionColumns(in: size) + state.offset
    var shown = shown
    shown.moveCursor(toColumn: column)
    state.edited.moveCursor(to: shown.cursor)
  }

  func hints(_ words: ConsoleStrings) -> [KeyHint] {
    submission == nil ? [] : [KeyHint(.enter, submitLabel ?? words.done)]
  }

  /// The text as the reader may see it.
  private var shown: EditedText { isSecret ? state.edited.masked(by: Self.dot) : state.edited }

  private var submission: (() -> Void)? {
    if let didSubmit { return { didSubmit(state.edited.text) } }
    return form?.submission(ofFieldAt: path)
  }

  private func submit() -> Bool {
    guard let submission else { return false }
    submission()
    return true
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

  /// The columns of the label and the blank behind it; in a form those of the widest label there.
  private func captionColumns(in size: Size) -> Int {
    let wish = form?.labelColumns ?? label.columns
    let room = max(0, size.columns - Marker.columns)
    return wish == 0 ? 0 : min(wish, room / 2) + 1
  }

  /// Keeps the cursor in sight, and no room free behind the text.
  private func scroll(width: Int) {
    let shown = shown
    let cursor = shown.beforeCursor.columns
    let longest = shown.text.columns + 1
    state.offset = min(state.offset, max(0, longest - width), cursor)
    state.offset = max(state.offset, cursor - max(0, width - 1))
  }
}
