/// The sign before the focused control or row, so that the focus is visible without colours, too.
@MainActor enum FocusMarker {
  static let columns = 2

  static func draw(isFocused: Bool, in rect: Rect, of context: inout DrawingContext) {
    guard isFocused, !rect.isEmpty else { return }
    context.write(">", at: rect.origin, style: context.theme.key)
  }
}
