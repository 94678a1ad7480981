/// A button; Enter or Space presses it.
///
/// The sign before it tells that it has the focus.
///
/// ```
/// > [ Cancel ]
///   [ Remove ]
/// ```
public struct Button: View {
  private let label: String
  private let action: () -> Void

  public init(_ label: String, action: @escaping () -> Void) {
    self.label = label
    self.action = action
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      ButtonElement(
        path: tree.path, semantics: Semantics(.button, label: label), caption: "[ \(label) ]",
        key: .enter, meaning: \.press, action: action))
  }
}
