/// A line for a password: a dot is shown for each character, to the eye and in every description.
///
/// ```
/// > Password: ••••••
/// ```
///
/// It is edited as a ``TextField`` is; words in it are not told apart.
public struct SecureField: View {
  private var field: TextField

  public init(
    _ label: String, text: String = "", didChange: @escaping (String) -> Void = { _ in },
    didSubmit: ((String) -> Void)? = nil
  ) {
    field = TextField(label, text: text, didChange: didChange, didSubmit: didSubmit).secret()
  }

  public var body: some View { field }

  /// Shows a text as long as nothing is typed.
  public func placeholder(_ text: String) -> SecureField {
    var secure = self
    secure.field = field.placeholder(text)
    return secure
  }
}
