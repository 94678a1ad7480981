struct TextFieldElement: Control {
  let path: ViewPath
  let state: TextFieldState
  let label: String
  let didChange: (String) -> Void
  let didSubmit: ((String) -> Void)?

  private static let leastColumns = 8

  var semantics: Semantics { Semantics(.textField, label: label, value: state.edited.text) }

  var takesText: Bool { true }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: Self.leastColumns)
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    picture.takesMouse(self, in: rect)
    let isFocused = picture.isFocused(path, in: rect)
    Marker.draw(isSet: isFocused, in: rect, of: &picture)
    let inside = rect.inset(left: Marker.columns)
    let caption = caption(in: rect.size)
    picture.write(caption, at: inside.origin)
    let field = inside.inset(left: caption.columns)
    scroll(width: field.size.columns)
    picture.clipped(to: field) { picture in
      picture.fill(field, style: picture.theme.field)
      picture.write(
        state.edited.text,
        at: Point(column: field.origin.column - state.offset, row: field.origin.row),
        style: picture.theme.field)
      guard isFocused else { return }
      let cursor = field.origin.column + state.edited.beforeCursor.columns - state.offset
      picture.placeCursor(at: Point(column: cursor, row: field.origin.row))
    }
  }

  func handle(_ key: KeyPress) -> Bool {
    if key == .enter {
      didSubmit?(state.edited.text)
      return didSubmit != nil
    }
    let before = state.edited
    guard apply(key) else { return false }
    if state.edited.text != before.text { didChange(state.edited.text) }
    return true
  }

  func paste(_ text: String) -> Bool {
    state.edited.insert(text)
    didChange(state.edited.text)
    return true
  }

  func click(at point: Point, in size: Size) {
    let column = point.column - Marker.columns - caption(in: size).columns + state.offset
    state.edited.moveCursor(toColumn: column)
  }

  func hints(_ words: Vocabulary) -> [KeyHint] {
    didSubmit == nil ? [] : [KeyHint(.enter, words.done)]
  }

  /// Edits; false for a key that means nothing here.
  private func apply(_ key: KeyPress) -> Bool {
    switch key {
    case .left, .control("b"): state.edited.moveBackward()
    case .right, .control("f"): state.edited.moveForward()
    case KeyPress(.left, modifiers: .control), .alt("b"): state.edited.moveWordBackward()
    case KeyPress(.right, modifiers: .control), .alt("f"): state.edited.moveWordForward()
    case .home, .control("a"): state.edited.moveToStart()
    case .end, .control("e"): state.edited.moveToEnd()
    case .backspace, .control("h"): state.edited.deleteBackward()
    case .delete, .control("d"): state.edited.deleteForward()
    case .control("w"): state.edited.deleteWordBackward()
    case .control("u"): state.edited.deleteToStart()
    case .control("k"): state.edited.deleteToEnd()
    default:
      guard case .character(let character) = key.key, key.modifiers.isEmpty else { return false }
      state.edited.insert(String(character))
    }
    return true
  }

  private func caption(in size: Size) -> String {
    let room = max(0, size.columns - Marker.columns)
    return label.isEmpty ? "" : label.truncated(to: room / 2) + " "
  }

  /// Keeps the cursor in sight, and no room free behind the text.
  private func scroll(width: Int) {
    let cursor = state.edited.beforeCursor.columns
    let longest = state.edited.text.columns + 1
    state.offset = min(state.offset, max(0, longest - width), cursor)
    state.offset = max(state.offset, cursor - max(0, width - 1))
  }
}
