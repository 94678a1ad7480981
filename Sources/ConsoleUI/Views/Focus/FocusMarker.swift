/// The sign before the focused control or row, so that the focus is visible without colours, too.
@MainActor public enum FocusMarker {
  /// The columns that the sign takes, with the space after it.
  public static let columns = 2

  /// Draws the sign if the control that is drawn has the focus, or gets it as soon as its column is selected.
  ///
  /// With colours it is the first cell of each row of the rectangle. Without them it is also drawn, dim, on the selected row of any
  /// other control, which nothing else sets apart.
  public static func draw(in rect: Rect, of context: inout DrawingContext) {
    let hasFocus = context.isFocused || context.isIdle
    guard !rect.isEmpty, hasFocus || context.marksSelection else { return }
    if context.isPainted {
      context.fill(
        Rect(column: rect.origin.column, row: rect.origin.row, columns: 1, rows: rect.size.rows),
        style: Style(background: context.isFocused || context.surface.isSelected ? .mark : .muted))
    } else {
      context.write(">", at: rect.origin, style: context.isFocused ? .key : .muted)
    }
  }
}

extension DrawingContext {
  /// Whether what is drawn is the selected row itself, and nothing in it.
  fileprivate var marksSelection: Bool {
    !isPainted && !isPrinted && surface.isSelected && !reachesNothing
  }
}
