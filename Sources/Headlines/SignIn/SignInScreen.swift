import Sternik

/// Asks for a name and a password for a server, or for a token.
final class SignInScreen: Screen {
  enum Kind {
    case password
    case token
  }

  var didSubmit: (Credential) -> Void = { _ in }
  /// The user changes something.
  var didChange: () -> Void = {}
  /// The user has a token instead of a password.
  var didTapToken: () -> Void = {}
  var didTapCancel: () -> Void = {}

  /// Why the user could not sign in, until they change something.
  var error: SignInError?
  /// Whether the server is checking the credential.
  var isWaiting = false
  private let kind: Kind
  private let space: ProtectionSpace
  private var name: String
  /// The password, or the token.
  private var secret: String

  /// On narrower screens the buttons lie one below the other.
  private static let minColumnsForButtonRow = 50

  /// Makes a screen; `name` is the one of an earlier sign-in or, as `secret`, of the address, if any.
  init(_ kind: Kind, for space: ProtectionSpace, name: String, secret: String = "") {
    (self.kind, self.space, self.name, self.secret) = (kind, space, name, secret)
  }

  var title: String { kind == .password ? Texts.signIn.title : Texts.signIn.token }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        Text(explanation).foreground(.muted)
        if !space.isEncrypted { Text(Texts.signIn.unencrypted).foreground(.warning) }
      }
      switch kind {
      case .password: passwordForm
      case .token:
        SecureField(Texts.signIn.token, text: secret, didChange: change(\.secret)) { _ in
          self.submit()
        }
        .validationError(error?.text)
      }
      VStack {
        if isWaiting { Spinner(Texts.signIn.waiting) }
        buttons
      }
    }
    .formLayout()
  }

  /// Reports that the server refused the credential; the next one is typed into an empty field.
  func reject() {
    secret = ""
    error = kind == .password ? .rejectedPassword : .rejectedToken
  }

  private var explanation: String {
    switch kind {
    case .password: Texts.signIn.explanation(space.host)
    case .token: Texts.signIn.tokenExplanation(space.host)
    }
  }

  private var passwordForm: some View {
    let isOfName = error?.isOfName ?? false
    return Form {
      TextField(Texts.signIn.name, text: name, didChange: change(\.name))
        .validationError(isOfName ? error?.text : nil)
      SecureField(Texts.signIn.password, text: secret, didChange: change(\.secret))
        .validationError(isOfName ? nil : error?.text)
    } didSubmit: {
      self.submit()
    }
  }

  @ViewBuilder private var buttons: Views {
    VStack {
      RoomReader { room in
        if room.columns < Self.minColumnsForButtonRow {
          VStack { self.mainButtons }
        } else {
          HStack(spacing: 0) { self.mainButtons }
        }
      }
      if kind == .password { Button(Texts.signIn.useToken) { self.didTapToken() } }
    }
  }

  @ViewBuilder private var mainButtons: Views {
    Button(Texts.signIn.title) { self.submit() }
    Button(Texts.alert.cancel) { self.didTapCancel() }
  }

  private func change(_ text: ReferenceWritableKeyPath<SignInScreen, String>) -> (String) -> Void {
    { new in
      self[keyPath: text] = new
      self.error = nil
      self.didChange()
    }
  }

  private func submit() {
    switch kind {
    case .password where name.isEmpty: error = .noName
    case .password where name.contains(":"): error = .colonInName
    case .password:
      didSubmit(Credential(scheme: space.passwordScheme, name: name, secret: secret))
    case .token:
      let token = secret.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard Credential.isToken(token) else {
        error = .invalidToken
        return
      }
      didSubmit(Credential(scheme: .bearer, secret: token))
    }
  }
}
