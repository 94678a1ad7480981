public import ConsoleUI

/// A line for a password: the screen and all descriptions show a dot in place of each character.
///
/// ```
/// Password
/// > ••••••
/// ```
///
/// It is edited like a ``TextField``, but word by word edits treat the whole text as one word.
public struct SecureField: View {
  private var field: TextField

  /// Creates a secure field; both closures get the whole text of the field.
  public init(
    _ label: String, text: String = "", didChange: @escaping (String) -> Void = { _ in },
    didSubmit: ((String) -> Void)? = nil
  ) {
    field = TextField(label, text: text, didChange: didChange, didSubmit: didSubmit).secure()
  }

  public var body: some View { field }

  /// Shows a text while the field is empty.
  public func placeholder(_ text: String) -> SecureField {
    var secure = self
    secure.field = field.placeholder(text)
    return secure
  }
}
