/// Words on one line that Enter, Space or a click presses.
struct ButtonElement: Control {
  let path: ViewPath
  let semantics: Semantics
  let caption: String
  /// The key that the status line names, and what it says of it.
  let key: KeyPress
  let meaning: KeyPath<ConsoleStrings, String>
  let action: () -> Void

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      Extent(minimum: Marker.columns, ideal: Marker.columns + caption.columns)
    case .vertical: .fixed(1)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.takesMouse(self, in: rect)
    let isFocused = context.isFocused(path, in: rect)
    let room = rect.inset(left: Marker.columns)
    Marker.draw(isSet: isFocused, in: rect, of: &context)
    context.write(
      caption.truncated(to: room.size.columns), at: room.origin,
      style: isFocused ? context.theme.focus : .plain)
  }

  func handle(_ key: KeyPress) -> Bool {
    guard key == .enter || key == .space else { return false }
    action()
    return true
  }

  func click(at point: Point, in size: Size) { action() }

  func hints(_ words: ConsoleStrings) -> [KeyHint] { [KeyHint(key, words[keyPath: meaning])] }
}
