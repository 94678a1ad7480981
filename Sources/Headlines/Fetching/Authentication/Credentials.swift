import Foundation

/// The names, passwords and tokens with which the user has signed in to servers.
struct Credentials: Sendable, Hashable {
  private var entries: [Entry] = []

  /// A credential, and where it is valid.
  struct Entry: Sendable, Hashable, Codable {
    let origin: String
    let realm: String
    let path: String
    let credential: Credential
    /// The origin of the feed's address, from which a redirect may have led to the server.
    var requestOrigin: String?

    /// Whether requests to an address may need the credential.
    func isUsed(at url: URL) -> Bool {
      [origin, requestOrigin].contains(ProtectionSpace.origin(of: url))
    }
  }

  init() {}

  init(_ entries: some Sequence<Entry>) { self.entries = Array(entries) }

  /// All entries, one per server and realm.
  var all: [Entry] { entries }

  /// Adds a credential in place of an earlier one for the same space; `address` is that of the feed.
  mutating func set(
    _ credential: Credential, for space: ProtectionSpace, at address: FeedAddress? = nil
  ) {
    add(
      Entry(
        origin: space.origin, realm: space.realm, path: space.path, credential: credential,
        requestOrigin: address?.origin))
  }

  /// These credentials and others, which replace those for the same spaces.
  func adding(_ others: Credentials) -> Credentials {
    others.entries.reduce(into: self) { $0.add($1) }
  }

  private mutating func add(_ entry: Entry) {
    entries.removeAll { $0.origin == entry.origin && $0.realm == entry.realm }
    entries.append(entry)
  }

  /// The credential for a server that asks for it.
  func credential(for space: ProtectionSpace) -> Credential? {
    entries.first { $0.origin == space.origin && $0.realm == space.realm }?.credential
  }

  /// The credential to send before the server asks: that of the deepest folder around an address (RFC 7617, section 2.2).
  func credential(for url: URL) -> Credential? {
    let origin = ProtectionSpace.origin(of: url)
    let path = ProtectionSpace(url).path
    guard !Self.leavesFolders(path) else { return nil }
    return entries.filter { $0.origin == origin && path.hasPrefix($0.path) }
      .max { $0.path.utf8.count < $1.path.utf8.count }?.credential
  }

  /// Whether a server may resolve a path to another folder than the one it starts with.
  private static func leavesFolders(_ path: String) -> Bool {
    path.split(separator: "/").contains { segment in
      [".", ".."].contains(segment.removingPercentEncoding ?? "..")
    }
  }
}
