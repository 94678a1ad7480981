/// Why the user could not sign in.
enum SignInError {
  case noName
  /// Separates the name from the password (RFC 7617, section 2).
  case colonInName
  /// The token is empty or has characters that no token has.
  case invalidToken
  case rejectedPassword
  case rejectedToken
  /// No answer from the server.
  case failed(FetchError)

  /// Whether it is about the name.
  var isOfName: Bool {
    switch self {
    case .noName, .colonInName: true
    default: false
    }
  }

  /// One line in the current language; not stored, since the language may change.
  var text: String {
    switch self {
    case .noName: Texts.signIn.noName
    case .colonInName: Texts.signIn.colonInName
    case .invalidToken: Texts.signIn.invalidToken
    case .rejectedPassword: Texts.signIn.rejectedPassword
    case .rejectedToken: Texts.signIn.rejectedToken
    case .failed(let error): error.sentence
    }
  }
}
