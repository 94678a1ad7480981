import Sternik

/// Asks for the delivered code.
final class CodeScreen: Screen {
  var didSubmit: (_ code: String) -> Void = { _ in }
  /// The user signs in by recovery key instead; nil if no profile has the typed name.
  var didTapOther: (() -> Void)?

  private let location: String
  private var code = ""

  /// The location is where to find the code, such as a file path.
  init(deliveredTo location: String) { self.location = location }

  /// Clears the text field.
  func clear() { code = "" }

  var title: String { Texts.signIn.codeTitle }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.signIn.delivered(location))
      TextField(
        Texts.signIn.code, text: code, didChange: { self.code = $0 },
        didSubmit: { self.didSubmit($0) })
      Button(Texts.signIn.enter) { self.didSubmit(self.code) }
      if let didTapOther {
        Button(Texts.signIn.other) { didTapOther() }
      }
    }
    .formLayout()
  }
}
