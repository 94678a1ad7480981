/// A caption on one line that Enter, Space or a click presses.
struct ButtonElement: MouseControl {
  let label: String
  /// The style while the button is not focused.
  let style: KeyPath<Theme, Style>?
  let action: () -> Void

  var semantics: Semantics { Semantics(.button, label: label) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      Extent(minimum: FocusMarker.columns, ideal: FocusMarker.columns + caption.columns)
    case .vertical: .fixed(1)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    FocusMarker.draw(in: rect, of: &context)
    let room = rect.inset(left: FocusMarker.columns)
    context.write(
      caption.truncated(to: room.size.columns), at: room.origin,
      style: context.isFocused
        ? context.theme.focus : style.map { context.theme[keyPath: $0] } ?? .plain)
  }

  func response(to key: KeyPress) -> KeyResponse { key == .enter ? .perform(action) : .unused }

  func click(at point: Point, in size: Size) { action() }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { [KeyHint(.enter, strings.press)] }

  private var caption: String { "[ \(label) ]" }
}
