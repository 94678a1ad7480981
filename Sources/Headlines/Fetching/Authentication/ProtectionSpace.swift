import Foundation

/// A part of a server for which the same name and password, or token, hold (RFC 9110, section 11.5).
struct ProtectionSpace: Sendable, Hashable, Codable {
  /// Scheme, host and port, such as `https://example.com:443`.
  let origin: String
  /// As the server names the part; empty for a server without names.
  let realm: String
  /// The folder of the address that asked, with a slash at its end.
  let path: String
  /// The host, for display; with the port, unless it is the usual one.
  let host: String
  /// What the server accepts, in its order.
  let schemes: [AuthenticationScheme]

  /// The space of a response with the status 401; nil if the server accepts nothing that this program knows.
  init?(_ response: HTTPClientResponse, at url: URL) {
    let challenges = response.values(of: "www-authenticate").flatMap(HTTPChallenge.list)
    let known = challenges.compactMap { challenge in
      AuthenticationScheme(rawValue: challenge.scheme).map { (scheme: $0, realm: challenge.realm) }
    }
    // A server must send a challenge, but not all do.
    guard challenges.isEmpty || !known.isEmpty else { return nil }
    self.init(
      url, realm: known.first?.realm ?? "", schemes: known.isEmpty ? [.basic] : known.map(\.scheme))
  }

  init(_ url: URL, realm: String = "", schemes: [AuthenticationScheme] = [.basic]) {
    origin = Self.origin(of: url)
    self.realm = realm
    path = Self.folder(of: url)
    let port = url.port.flatMap { $0 == Self.usualPort(of: url) ? nil : ":\($0)" } ?? ""
    host = (url.host() ?? "") + port
    self.schemes = schemes
  }

  /// Whether requests to the server are encrypted.
  var isEncrypted: Bool { origin.hasPrefix("https:") }

  /// How to send a name and a password: on an unencrypted connection as a digest, if the server accepts one.
  var passwordScheme: AuthenticationScheme {
    let accepted = schemes.filter { $0 != .bearer }
    return accepted.contains(.digest) && (!isEncrypted || !accepted.contains(.basic))
      ? .digest : .basic
  }

  /// Whether the server accepts tokens only.
  var needsToken: Bool { schemes.allSatisfy { $0 == .bearer } }

  /// Whether the server asks again for what it was just sent; some name another realm each time.
  func asksAgain(for other: ProtectionSpace) -> Bool {
    origin == other.origin && (realm == other.realm || path == other.path)
  }

  static func origin(of url: URL) -> String {
    let host = url.host()?.lowercased() ?? ""
    return "\(url.scheme?.lowercased() ?? "")://\(host):\(url.port ?? usualPort(of: url))"
  }

  /// Whether nobody else can read a request: it is encrypted, or does not leave this machine.
  static func isPrivate(_ origin: String) -> Bool {
    if origin.hasPrefix("https:") { return true }
    guard let start = origin.range(of: "://"), let end = origin.lastIndex(of: ":") else {
      return false
    }
    return isLoopback(String(origin[start.upperBound..<max(start.upperBound, end)]))
  }

  /// Whether an address says itself that its server is on this machine (RFC 6890, section 2.2).
  static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127"
      && numbers.allSatisfy { number in UInt8(number).map { "\($0)" == number } ?? false }
  }

  private static func usualPort(of url: URL) -> Int {
    url.scheme?.lowercased() == "https" ? 443 : 80
  }

  /// The path to the last slash.
  private static func folder(of url: URL) -> String {
    let path = url.path(percentEncoded: true)
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
  }
}
