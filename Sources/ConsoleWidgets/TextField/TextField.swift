public import ConsoleUI

/// A line of text that the user can edit.
///
/// ```
/// Name
/// > Anna
/// ```
///
/// Where there is no row for the label above the text, it is before it, if there are enough columns.
///
/// The user's edits stay until the program passes another `text`; each edit calls `didChange`. Enter calls
/// `didSubmit`, or moves the focus to the next control if there is none. Shift with the arrows, Home and End
/// selects text, and typing replaces the selection.
public struct TextField: View {
  private let label: String
  private let text: String
  private let didChange: (String) -> Void
  private let didSubmit: ((String) -> Void)?
  private var placeholder = ""
  private var isSecure = false
  private var submitLabel: String?

  /// Creates a text field; both closures get the whole text of the field.
  public init(
    _ label: String, text: String = "", didChange: @escaping (String) -> Void = { _ in },
    didSubmit: ((String) -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.didChange = didChange
    self.didSubmit = didSubmit
  }

  /// Shows a text, such as an example, while the field is empty.
  public func placeholder(_ text: String) -> TextField {
    var field = self
    field.placeholder = text
    return field
  }

  /// Sets the label of Enter in the status line, such as `search`, instead of `done`.
  public func submitLabel(_ label: String) -> TextField {
    var field = self
    field.submitLabel = label
    return field
  }

  /// Shows a dot in place of each character.
  func secure() -> TextField {
    var field = self
    field.isSecure = true
    return field
  }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state(orMake: TextFieldState.init)
    var field = state.field
    field.update(text)
    tree.afterDrawing { [field] in state.field = field }
    let form = tree.shared(FormScope.self)
    tree.addControl(
      TextFieldElement(
        state: state, edited: field.edited, label: label, placeholder: placeholder,
        isSecure: isSecure, submitLabel: submitLabel, form: form,
        number: form?.addField() ?? 0, didChange: didChange,
        didSubmit: didSubmit.map { didSubmit in
          tree.submitting { didSubmit(state.field.edited.text) }
        }))
  }
}
