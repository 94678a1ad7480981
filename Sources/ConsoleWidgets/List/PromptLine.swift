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
  /// The columns for the typed text, which a long status leaves; `nil` shows no status that takes more than half.
  var fieldColumns: Int?

  @MainActor
  func draw(in rect: Rect, isFocused: Bool, of context: inout DrawingContext) {
    context.write(prompt, at: rect.origin, style: .key)
    var field = rect.inset(left: prompt.columns)
    let status = status(in: field.size.columns)
    if status.columns + 1 < field.size.columns, !status.isEmpty {
      let column = field.columns.upperBound - status.columns
      context.write(
        status, at: Point(column: column, row: rect.origin.row), style: self.status.style)
      field = field.inset(right: status.columns + 1)
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
