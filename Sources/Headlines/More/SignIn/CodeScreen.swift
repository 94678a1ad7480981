import Sternik

/// Asks for the delivered code.
final class CodeScreen: Screen {
  /// What is wrong with a submitted code.
  enum CodeError {
    case incorrect(attemptsLeft: Int)
    /// It has too few or too many characters.
    case incomplete
  }

  var didSubmit: (_ code: String) -> Void = { _ in }
  /// The user signs in by recovery key instead; nil if no profile has the typed name.
  var didTapOther: (() -> Void)?
  var didTapCancel: () -> Void = {}

  /// What is wrong, until the user changes the code.
  var error: CodeError?
  private let location: String
  private var code = ""

  /// The location is where to find the code, such as a file path.
  init(deliveredTo location: String) { self.location = location }

  /// Clears the text field.
  func clear() { code = "" }

  var title: String { Texts.signIn.codeTitle }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.signIn.delivered(location)).foreground(.muted)
      TextField(
        Texts.signIn.code, text: code, didChange: change, didSubmit: { self.didSubmit($0) }
      )
      .validationError(error?.text)
      HStack(spacing: 0) {
        Button(Texts.signIn.enter) { self.didSubmit(self.code) }
        Button(Texts.alert.cancel) { self.didTapCancel() }
      }
      if let didTapOther {
        Button(Texts.signIn.other) { didTapOther() }
      }
    }
    .formLayout()
  }

  private func change(_ text: String) {
    code = text
    error = nil
  }
}

extension CodeScreen.CodeError {
  fileprivate var text: String {
    switch self {
    case .incorrect(let left):
      "\(Texts.signIn.wrong) \(Texts.signIn.attemptsLeft(attempts: left))"
    case .incomplete: Texts.signIn.incompleteMessage
    }
  }
}
