/// The sign before the focused control or row, so that the focus is visible without colours, too.
@MainActor public enum FocusMarker {
  /// The columns that the sign takes, with the space after it.
  public static let columns = 2

  /// Draws the sign if the control that is drawn has the focus.
  public static func draw(in rect: Rect, of context: inout DrawingContext) {
    if context.isFocused { draw(in: rect, of: &context, style: context.theme.key) }
  }

  /// Marks the row that gets the focus again as soon as its column is selected.
  public static func drawIdle(in rect: Rect, of context: inout DrawingContext) {
    if context.isIdle { draw(in: rect, of: &context, style: context.theme.muted) }
  }

  private static func draw(in rect: Rect, of context: inout DrawingContext, style: Style) {
    guard !rect.isEmpty else { return }
    context.write(">", at: rect.origin, style: style)
  }
}
