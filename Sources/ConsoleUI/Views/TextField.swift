/// A line of text that the reader can edit.
///
/// ```
/// > Name: Anna
/// ```
///
/// Give the text it should hold; as long as that stays the same the reader's own changes are kept, and
/// told through `didChange`. Enter reports the text through `didSubmit`.
public struct TextField: View {
  private let label: String
  private let text: String
  private let didChange: (String) -> Void
  private let didSubmit: ((String) -> Void)?

  public init(
    _ label: String, text: String = "", didChange: @escaping (String) -> Void = { _ in },
    didSubmit: ((String) -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.didChange = didChange
    self.didSubmit = didSubmit
  }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state(orMake: TextFieldState.init)
    state.take(text)
    tree.addControl(
      TextFieldElement(
        path: tree.path, state: state, label: label, didChange: didChange, didSubmit: didSubmit))
  }
}
