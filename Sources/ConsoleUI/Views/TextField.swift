/// A line of text that the reader can edit.
///
/// ```
/// > Name: Anna
/// ```
///
/// Give the text it should hold; as long as that stays the same the reader's own changes are kept, and
/// told through `didChange`. Enter reports the text through `didSubmit`; without that it leads on to the
/// next control. Shift with the arrows, Home and End selects, and what is typed replaces what is selected.
public struct TextField: View {
  private let label: String
  private let text: String
  private let didChange: (String) -> Void
  private let didSubmit: ((String) -> Void)?
  private var placeholder = ""
  private var isSecret = false
  private var submitLabel: String?

  public init(
    _ label: String, text: String = "", didChange: @escaping (String) -> Void = { _ in },
    didSubmit: ((String) -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.didChange = didChange
    self.didSubmit = didSubmit
  }

  /// Shows a text, such as an example, as long as nothing is typed.
  public func placeholder(_ text: String) -> TextField {
    var field = self
    field.placeholder = text
    return field
  }

  /// Says in the status line what Enter does, where that is not to be done: `search`.
  public func submitLabel(_ label: String) -> TextField {
    var field = self
    field.submitLabel = label
    return field
  }

  /// Shows a dot in place of each character.
  func secret() -> TextField {
    var field = self
    field.isSecret = true
    return field
  }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state(orMake: TextFieldState.init)
    state.take(text)
    tree.form?.note(label: label, ofFieldAt: tree.path)
    tree.addControl(
      TextFieldElement(
        path: tree.path, state: state, label: label, placeholder: placeholder, isSecret: isSecret,
        submitLabel: submitLabel, form: tree.form, didChange: didChange, didSubmit: didSubmit))
  }
}
