import Foundation

/// The names, passwords and tokens with which the user has signed in to servers.
struct Credentials: Sendable, Hashable {
  /// One per server and realm, the newest last.
  private(set) var entries: [Entry] = []

  /// A credential, and where it is valid.
  struct Entry: Sendable, Hashable, Codable {
    let origin: String
    let realm: String
    let path: String
    let credential: Credential
    /// The addresses of the feeds that have needed it; some only redirect to the server.
    fileprivate(set) var feeds: Set<String>?

    /// The server, for display.
    var host: String { URL(string: origin).map { ProtectionSpace($0).host } ?? origin }

    /// Whether the server and the realm are those of another credential.
    func isForSameSpace(as other: Entry) -> Bool { origin == other.origin && realm == other.realm }

    /// Whether requests for a feed with these addresses may need the credential.
    func isUsed(by addresses: Set<String>) -> Bool {
      if let feeds, !feeds.isDisjoint(with: addresses) { return true }
      return addresses.compactMap(FeedAddress.url).contains { url in
        ProtectionSpace.origin(of: url) == origin && ProtectionSpace(url).path.hasPrefix(path)
      }
    }
  }

  init() {}

  init(_ entries: some Sequence<Entry>) { self.entries = Array(entries) }

  /// Adds a credential in place of an earlier one for the same space; `address` is that of the feed.
  mutating func set(
    _ credential: Credential, for space: ProtectionSpace, at address: FeedAddress? = nil
  ) {
    add(
      Entry(
        origin: space.origin, realm: space.realm, path: space.path, credential: credential,
        feeds: address.map { [$0.text] }))
  }

  /// Takes a name and a password out of an address, which exports and the list of feeds show.
  ///
  /// The address keeps them if the server already has others here.
  mutating func take(from address: FeedAddress) -> FeedAddress {
    guard case .web(let url) = address, let name = url.user(percentEncoded: false),
      let password = url.password(percentEncoded: false),
      let rest = FeedLink.withoutUser(url).flatMap(FeedAddress.url)
    else { return address }
    let credential = Credential(scheme: .basic, name: name, secret: password)
    let space = ProtectionSpace(rest)
    guard entries.allSatisfy({ $0.origin != space.origin || $0.credential == credential }) else {
      return address
    }
    set(credential, for: space, at: .web(rest))
    return .web(rest)
  }

  /// These credentials and others, which replace those for the same spaces.
  func adding(_ others: Credentials) -> Credentials {
    others.entries.reduce(into: self) { $0.add($1) }
  }

  private mutating func add(_ entry: Entry) {
    var entry = entry
    if let index = entries.firstIndex(where: entry.isForSameSpace) {
      let known = entries.remove(at: index).feeds ?? []
      entry.feeds = known.union(entry.feeds ?? [])
    }
    entries.append(entry)
  }

  mutating func remove(_ removed: [Entry]) {
    entries.removeAll { removed.contains(where: $0.isForSameSpace) }
  }

  /// Notes that a feed needs the credentials for servers; returns whether that was unknown.
  mutating func noteUse(ofServers origins: Set<String>, by feed: String) -> Bool {
    let before = self
    for index in entries.indices where origins.contains(entries[index].origin) {
      entries[index].feeds = (entries[index].feeds ?? []).union([feed])
    }
    return self != before
  }

  /// The credential for a server that asks for it.
  func credential(for space: ProtectionSpace) -> Credential? {
    entries.first { $0.origin == space.origin && $0.realm == space.realm }?.credential
  }

  /// The credential to send before the server asks: that of the deepest folder around an address (RFC 7617, section 2.2),
  /// of several the newest.
  func credential(for url: URL) -> Credential? {
    guard !Self.mayLeaveFolder(url) else { return nil }
    let origin = ProtectionSpace.origin(of: url)
    let path = ProtectionSpace(url).path
    return entries.reversed().filter { $0.origin == origin && path.hasPrefix($0.path) }
      .max { $0.path.utf8.count < $1.path.utf8.count }?.credential
  }

  /// Whether a server may resolve the path to another folder than the one it starts with.
  private static func mayLeaveFolder(_ url: URL) -> Bool {
    let path = url.path(percentEncoded: true)
    // Some servers also separate by a backslash, or end a name at a semicolon.
    return (path.removingPercentEncoding ?? "..").split { "/\\;".contains($0) }
      .contains { $0 == "." || $0 == ".." }
  }
}
