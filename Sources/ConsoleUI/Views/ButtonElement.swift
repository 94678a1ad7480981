struct ButtonElement: Control {
  let path: ViewPath
  let label: String
  let action: () -> Void

  var semantics: Semantics { Semantics(.button, label: label) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      Extent(minimum: Marker.columns, ideal: Marker.columns + caption.columns)
    case .vertical: .fixed(1)
    }
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    picture.takesMouse(self, in: rect)
    let isFocused = picture.isFocused(path, in: rect)
    let room = rect.inset(left: Marker.columns)
    Marker.draw(isSet: isFocused, in: rect, of: &picture)
    picture.write(
      caption.truncated(to: room.size.columns), at: room.origin,
      style: isFocused ? picture.theme.focus : .plain)
  }

  func handle(_ key: KeyPress) -> Bool {
    guard key == .enter || key == .space else { return false }
    action()
    return true
  }

  func click(at point: Point, in size: Size) { action() }

  func hints(_ words: Vocabulary) -> [KeyHint] { [KeyHint(KeyPress.enter, words.press)] }

  private var caption: String { "[ " + label + " ]" }
}
