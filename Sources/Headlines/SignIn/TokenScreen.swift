import Sternik

/// Asks for a token for a server.
final class TokenScreen: SignInForm {
  var didSubmit: (Credential) -> Void = { _ in }
  /// The user changes something.
  var didChange: () -> Void = {}
  var didTapCancel: () -> Void = {}

  var error: SignInError?
  var isWaiting = false
  private let space: ProtectionSpace
  private var token = ""

  init(_ space: ProtectionSpace) { self.space = space }

  var title: String { Texts.signIn.token }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.signIn.tokenExplanation(space.host)).foreground(.muted)
      if !space.isEncrypted { Text(Texts.signIn.unencrypted).foreground(.warning) }
      SecureField(Texts.signIn.token, text: token, didChange: change) { _ in self.submit() }
        .validationError(error?.text)
      if isWaiting { Spinner(Texts.signIn.waiting) }
      HStack(spacing: 0) {
        Button(Texts.signIn.title) { self.submit() }
        Button(Texts.alert.cancel) { self.didTapCancel() }
      }
    }
    .formLayout()
  }

  private func change(_ text: String) {
    token = text
    error = nil
    didChange()
  }

  private func submit() {
    let token = token.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard Credential.isToken(token) else {
      error = .invalidToken
      return
    }
    didSubmit(Credential(scheme: .bearer, secret: token))
  }
}
