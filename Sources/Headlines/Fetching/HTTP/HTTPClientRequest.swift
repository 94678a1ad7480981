import Foundation

/// A GET request.
struct HTTPClientRequest: Sendable {
  let url: URL
  /// Header lines such as `If-None-Match: "a"`, besides those that every request has.
  var conditions: [String] = []
  /// Replaces a name and a password in the address.
  private(set) var credential: Credential?
  /// The largest body, in bytes, after decompression.
  var bodyLimit: Int
  /// The longest time in which nothing arrives.
  var silence: Duration
  /// The longest time for the whole transfer.
  var total: Duration

  /// Adds a credential, but none of another server, and none in clear text to which the user has not agreed.
  mutating func signIn(with entry: Credentials.Entry) {
    if entry.maySend(to: url) { credential = entry.credential }
  }

  static let userAgent = "headlines/\(HeadlinesCommand.version) (news reader)"

  /// The header lines; libcurl adds others, such as `Host` and `Authorization`.
  var headerLines: [String] {
    [
      """
      Accept: application/rss+xml, application/atom+xml, application/feed+json, \
      application/rdf+xml;q=0.9, application/json;q=0.8, \
      application/xml;q=0.8, text/xml;q=0.8, */*;q=0.1
      """
    ] + conditions
  }

  /// Whether the request goes past the proxies of the environment, which would get the user's password in clear.
  var isDirect: Bool { url.host().map(ProtectionSpace.isLoopback) ?? false }

  /// Whether a name and a password in the address are sent: not without encryption.
  var sendsAddressedPassword: Bool {
    credential == nil && url.user() != nil && url.scheme?.lowercased() == "https"
  }

  /// The address to send, without what is not sent or what a credential replaces.
  var address: String {
    // No address at all rather than one with a password.
    sendsAddressedPassword ? url.absoluteString : FeedLink.withoutUser(url) ?? ""
  }
}
