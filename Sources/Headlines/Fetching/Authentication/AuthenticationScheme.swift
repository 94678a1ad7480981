/// A way to prove to a server who the user is (RFC 9110, section 11).
enum AuthenticationScheme: String, Sendable, Hashable, Codable {
  /// A name and a password, which the server gets (RFC 7617).
  case basic
  /// A name and a password, of which the server gets only a hash (RFC 7616).
  case digest
  /// A token (RFC 6750).
  case bearer
}
