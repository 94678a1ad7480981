/// The sign before what is selected or has the focus, so that it is seen without colours too.
@MainActor enum Marker {
  static let columns = 2

  static func draw(isSet: Bool, in rect: Rect, of context: inout DrawingContext) {
    guard isSet, !rect.isEmpty else { return }
    context.write(">", at: rect.origin, style: context.theme.key)
  }
}
