public import ConsoleUI

/// A choice between on and off; Space, a click or, outside of a ``Form``, Enter changes it.
///
/// ```
/// > [✓] Show articles that were read
/// ```
public struct Toggle: View {
  private let label: String
  private let isOn: Bool
  private let didChange: (Bool) -> Void

  /// Creates a toggle; `didChange` gets the new value, which the program must keep.
  public init(_ label: String, isOn: Bool, didChange: @escaping (Bool) -> Void) {
    self.label = label
    self.isOn = isOn
    self.didChange = didChange
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      ToggleElement(
        label: label, isOn: isOn, isInForm: tree.shared(FormScope.self) != nil,
        change: { didChange(!isOn) }))
  }
}

private struct ToggleElement: MouseControl {
  let label: String
  let isOn: Bool
  /// Whether Enter goes on to the next field.
  let isInForm: Bool
  let change: () -> Void

  /// The box and the space after it.
  private static let boxColumns = 4

  var semantics: Semantics { Semantics(.toggle, label: label, isSelected: isOn) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      Extent(
        minimum: FocusMarker.columns,
        ideal: FocusMarker.columns + Self.boxColumns + label.columns)
    case .vertical: .fixed(1)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    FocusMarker.draw(in: rect, of: &context)
    let room = rect.inset(left: FocusMarker.columns)
    let box = isOn ? "[\(context.characters.chosen)]" : "[ ]"
    let isPlain = context.isFocused && !context.isPainted
    let boxStyle =
      isOn || context.isFocused ? Style.heading : Style(foreground: .border, attributes: .bold)
    context.write(
      box.truncated(to: room.size.columns), at: room.origin, style: isPlain ? .focus : boxStyle)
    let text = room.inset(left: Self.boxColumns)
    context.write(
      label.truncated(to: text.size.columns), at: text.origin,
      style: isPlain ? .focus : context.isFocused ? .heading : .plain)
  }

  func response(to key: KeyPress) -> KeyResponse {
    key == (isInForm ? .space : .enter) ? .perform(change) : .unused
  }

  var movesOnWithEnter: Bool { isInForm }

  func click(_ click: Click) { change() }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { [KeyHint(.space, strings.change)] }
}
