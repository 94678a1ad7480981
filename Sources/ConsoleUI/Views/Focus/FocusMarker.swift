/// The sign before the focused control or row, so that the focus is visible without colours, too.
@MainActor enum FocusMarker {
  static let columns = 2

  static func draw(isFocused: Bool, in rect: Rect, of context: inout DrawingContext) {
    guard isFocused, !rect.isEmpty else { return }
    context.write(">", at: rect.origin, style: context.theme.key)
  }

  /// Marks the row that gets the focus again as soon as its column is selected.
  static func drawIdle(in rect: Rect, of context: inout DrawingContext) {
    guard !rect.isEmpty else { return }
    context.write(">", at: rect.origin, style: context.theme.muted)
  }
}
