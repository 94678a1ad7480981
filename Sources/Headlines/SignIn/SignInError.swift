/// Why the user could not sign in.
enum SignInError {
  case noName
  /// The token is empty or has characters that no token has.
  case invalidToken
  case rejectedPassword
  case rejectedToken
  /// The server could not be asked.
  case failed(FetchError)

  /// One line in the current language; not stored, since the language may change.
  var text: String {
    switch self {
    case .noName: Texts.signIn.noName
    case .invalidToken: Texts.signIn.invalidToken
    case .rejectedPassword: Texts.signIn.rejectedPassword
    case .rejectedToken: Texts.signIn.rejectedToken
    case .failed(let error): error.reasonText
    }
  }
}
