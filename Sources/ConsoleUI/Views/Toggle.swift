/// A choice between yes and no; Enter or Space changes it.
///
/// ```
/// > [x] Show articles that were read
/// ```
public struct Toggle: View {
  private let label: String
  private let isOn: Bool
  private let didChange: (Bool) -> Void

  public init(_ label: String, isOn: Bool, didChange: @escaping (Bool) -> Void) {
    self.label = label
    self.isOn = isOn
    self.didChange = didChange
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      ToggleElement(path: tree.path, label: label, isOn: isOn) { didChange(!isOn) })
  }
}

struct ToggleElement: Control {
  let path: ViewPath
  let label: String
  let isOn: Bool
  let change: () -> Void

  var semantics: Semantics { Semantics(.toggle, label: label, isSelected: isOn) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical
      ? .fixed(1) : Extent(minimum: Marker.columns, ideal: Marker.columns + caption.columns)
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
    change()
    return true
  }

  func click(at point: Point, in size: Size) { change() }

  func hints(_ words: Vocabulary) -> [KeyHint] { [KeyHint(KeyPress.space, words.change)] }

  private var caption: String { (isOn ? "[x] " : "[ ] ") + label }
}
