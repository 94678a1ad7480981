import Sternik

/// Asks for the user's name and password at a server.
final class PasswordScreen: SignInForm {
  var didSubmit: (Credential) -> Void = { _ in }
  /// The user changes something.
  var didChange: () -> Void = {}
  /// The user has a token instead.
  var didTapToken: () -> Void = {}
  var didTapCancel: () -> Void = {}

  var error: SignInError?
  var isWaiting = false
  private let space: ProtectionSpace
  private var name = ""
  private var password = ""

  /// In a narrower room the buttons lie one below the other.
  private static let minColumnsForButtonRow = 50

  init(_ space: ProtectionSpace) { self.space = space }

  var title: String { Texts.signIn.title }

  var presentation: Presentation { .box }

  var body: some View {
    VStack(spacing: 1) {
      Text(Texts.signIn.explanation(space.host)).foreground(.muted)
      if !space.isEncrypted { Text(Texts.signIn.unencrypted).foreground(.warning) }
      Form {
        TextField(Texts.signIn.name, text: name, didChange: change(\.name))
          .validationError(lacksName ? error?.text : nil)
        SecureField(Texts.signIn.password, text: password, didChange: change(\.password))
          .validationError(lacksName ? nil : error?.text)
      } didSubmit: {
        self.submit()
      }
      if isWaiting { Spinner(Texts.signIn.waiting) }
      VStack {
        RoomReader { room in
          if room.columns < Self.minColumnsForButtonRow {
            VStack { self.buttons }
          } else {
            HStack(spacing: 0) { self.buttons }
          }
        }
        Button(Texts.signIn.useToken) { self.didTapToken() }
      }
    }
    .formLayout()
  }

  @ViewBuilder private var buttons: Views {
    Button(Texts.signIn.title) { self.submit() }
    Button(Texts.alert.cancel) { self.didTapCancel() }
  }

  private var lacksName: Bool { if case .noName = error { true } else { false } }

  private func change(_ text: ReferenceWritableKeyPath<PasswordScreen, String>) -> (String) -> Void
  {
    { new in
      self[keyPath: text] = new
      self.error = nil
      self.didChange()
    }
  }

  private func submit() {
    guard !name.isEmpty else {
      error = .noName
      return
    }
    didSubmit(Credential(scheme: space.passwordScheme, name: name, secret: password))
  }
}
