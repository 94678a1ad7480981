internal import ConsoleUI

/// The line below a list or document in which the user types the text to find.
struct PromptLine {
  /// What stands before the typed text, such as `/`.
  let prompt: String
  let query: EditedText
  /// Whether letters extend the text.
  let isTyping: Bool
  /// What is said behind the typed text, in a style.
  var status: (text: String, style: Style) = ("", .plain)
  /// The columns for the typed text, with the status behind them; `nil` shows the status at the end of the line, unless it
  /// takes more than half.
  var fieldColumns: Int?

  @MainActor
  func draw(in rect: Rect, isFocused: Bool, of context: inout DrawingContext) {
    context.write(prompt, at: rect.origin, style: .key)
    var field = rect.inset(left: prompt.columns)
    let status = status(in: field.size.columns)
    if status.columns + 1 < field.size.columns, !status.isEmpty {
      let column = fieldColumns.map { field.origin.column + $0 + 1 }
      context.write(
        status,
        at: Point(
          column: column ?? field.columns.upperBound - status.columns, row: rect.origin.row),
        style: self.status.style)
      field.size.columns = fieldColumns ?? field.size.columns - status.columns - 1
    }
    let visible = VisibleText(query, width: field.size.columns)
    context.clipped(to: field) { context in
      if isTyping { context.fill(field, style: .field) }
      context.write(visible.text, at: field.origin, style: isTyping ? .field : .plain)
      guard isFocused, isTyping else { return }
      context.placeCursor(
        at: Point(column: field.origin.column + visible.cursorColumn, row: field.origin.row))
    }
  }

  private func status(in columns: Int) -> String {
    if let fieldColumns { return status.text.truncated(to: max(0, columns - fieldColumns - 1)) }
    return status.text.columns + 1 < columns / 2 ? status.text : ""
  }
}
