import Sternik

/// What the user submits to a server: a name and a password, or a token.
@MainActor
protocol SignInForm: Screen {
  /// Reports what the user has submitted.
  var didSubmit: (Credential) -> Void { get set }
  /// Why the user could not sign in, until they change something.
  var error: SignInError? { get set }
  /// Whether the server is being asked.
  var isWaiting: Bool { get set }
}
