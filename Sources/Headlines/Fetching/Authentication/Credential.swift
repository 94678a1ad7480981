/// A name and a password, or a token.
struct Credential: Sendable, Hashable, Codable {
  let scheme: AuthenticationScheme
  /// Empty with a token.
  var name = ""
  /// The password, or the token.
  let secret: String

  /// Whether the token can be sent: it has visible ASCII characters only.
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

extension Credential: CustomStringConvertible, CustomReflectable {
  /// Without the secret, which is in no message and no log.
  var description: String { "\(scheme.rawValue) \(name)" }

  var customMirror: Mirror { Mirror(self, children: ["scheme": scheme, "name": name]) }
}
