/// A caption on one line that Enter, Space or a click presses: a ``Button``, or the box of a toggle.
struct ButtonElement: Control {
  let path: ViewPath
  let semantics: Semantics
  let caption: String
  /// The style while the button is not focused.
  var style: KeyPath<Theme, Style>?
  /// The key that the status line names, and the label behind it.
  let hintKey: KeyPress
  let hintLabel: KeyPath<ConsoleStrings, String>
  let action: () -> Void

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      Extent(minimum: FocusMarker.columns, ideal: FocusMarker.columns + caption.columns)
    case .vertical: .fixed(1)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.addMouseTarget(self, in: rect)
    let isFocused = context.isFocused(path, in: rect)
    let room = rect.inset(left: FocusMarker.columns)
    FocusMarker.draw(isFocused: isFocused, in: rect, of: &context)
    context.write(
      caption.truncated(to: room.size.columns), at: room.origin,
      style: isFocused ? context.theme.focus : style.map { context.theme[keyPath: $0] } ?? .plain)
  }

  func response(to key: KeyPress) -> KeyResponse { key == .enter ? .perform(action) : .unused }

  func click(at point: Point, in size: Size) { action() }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] {
    [KeyHint(hintKey, strings[keyPath: hintLabel])]
  }
}
