/// A caption on one line that Enter, Space or a click presses.
struct ButtonElement: MouseControl {
  let label: String
  let isDestructive: Bool
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
    if context.isPainted {
      let caption = "  \(label)  ".truncated(to: rect.size.columns)
      context.write(
        caption, at: rect.origin, style: context.isFocused ? .focus : Style(background: .keyCap))
      return
    }
    FocusMarker.draw(in: rect, of: &context)
    let room = rect.inset(left: FocusMarker.columns)
    let style = isDestructive ? Style(attributes: .bold) : .plain
    context.write(
      caption.truncated(to: room.size.columns), at: room.origin,
      style: context.isFocused ? .focus : style)
  }

  func response(to key: KeyPress) -> KeyResponse { key == .enter ? .perform(action) : .unused }

  func click(_ click: Click) { action() }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { [KeyHint(.enter, strings.press)] }

  private var caption: String { "[ \(label) ]" }
}
