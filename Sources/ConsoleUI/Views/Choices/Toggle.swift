/// A choice between on and off; Enter, Space or a click changes it.
///
/// ```
/// > [x] Show articles that were read
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
      ButtonElement(
        path: tree.makeControlPath(), semantics: Semantics(.toggle, label: label, isSelected: isOn),
        caption: (isOn ? "[x] " : "[ ] ") + label, hintKey: .space, hintLabel: \.change
      ) { didChange(!isOn) })
  }
}
