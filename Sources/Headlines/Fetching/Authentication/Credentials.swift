import Foundation

/// The names, passwords and tokens with which the user has signed in to servers.
struct Credentials: Sendable, Hashable {
  private var entries: [Entry] = []

  /// A credential, and where it holds.
  struct Entry: Sendable, Hashable, Codable {
    let origin: String
    let realm: String
    let path: String
    let credential: Credential
  }

  init() {}

  init(_ entries: some Sequence<Entry>) { self.entries = Array(entries) }

  /// All entries, one per server and realm.
  var all: [Entry] { entries }

  /// Adds a credential in place of an earlier one for the same space.
  mutating func set(_ credential: Credential, for space: ProtectionSpace) {
    entries.removeAll { $0.origin == space.origin && $0.realm == space.realm }
    entries.append(
      Entry(origin: space.origin, realm: space.realm, path: space.path, credential: credential))
  }

  /// The credential for a server that asks for it.
  func credential(for space: ProtectionSpace) -> Credential? {
    entries.first { $0.origin == space.origin && $0.realm == space.realm }?.credential
  }

  /// The credential that an address gets without being asked: of the deepest folder around it (RFC 7617, section 2.2).
  func credential(for url: URL) -> Credential? {
    let origin = ProtectionSpace.origin(of: url)
    let path = ProtectionSpace(url).path
    return entries.filter { $0.origin == origin && path.hasPrefix($0.path) }
      .max { $0.path.utf8.count < $1.path.utf8.count }?.credential
  }

  /// Whether the user has signed in to the server of an address.
  func contains(_ url: URL) -> Bool {
    let origin = ProtectionSpace.origin(of: url)
    return entries.contains { $0.origin == origin }
  }
}
