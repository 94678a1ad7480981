internal import ConsoleUI

/// The label and the back of a field in which the user types.
@MainActor struct FieldArea {
  let label: String

  /// The row of the label above the field.
  var labelRows: Int { label.isEmpty ? 0 : 1 }

  func drawLabel(in rect: Rect, of context: inout DrawingContext) {
    context.write(
      label.truncated(to: rect.size.columns), at: rect.origin,
      style: context.isFocused ? .heading : .muted)
  }

  /// Fills a painted area, with an edge in its first cell while it does not have the focus.
  func fillPainted(_ rect: Rect, of context: inout DrawingContext) {
    context.fill(rect, style: .field)
    guard !context.isFocused else { return }
    context.fill(
      Rect(origin: rect.origin, size: Size(columns: 1, rows: 1)), style: Style(background: .border))
  }
}
