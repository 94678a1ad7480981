import Foundation

/// The names, passwords and tokens with which the user has signed in to servers.
struct Credentials: Sendable, Hashable {
  /// One per server and realm, and one for each feed that has its own; the newest last.
  private(set) var entries: [Entry] = []

  /// A credential, and where it is valid.
  struct Entry: Sendable, Hashable, Codable {
    let origin: String
    let realm: String
    let path: String
    let credential: Credential
    /// The only feed that it is for, which had it in its address; nil if it is for the server.
    var feed: String?
    /// Whether the user has agreed to send it without encryption.
    var isConfirmed: Bool?
    /// The addresses of the feeds that have needed it; some only redirect to the server.
    fileprivate(set) var feeds: Set<String>?

    /// The server, for display.
    var host: String { URL(string: origin).map { ProtectionSpace($0).host } ?? origin }

    /// Whether it may be sent: nobody else can read it, or the user has agreed.
    fileprivate var isSendable: Bool { isConfirmed == true || ProtectionSpace.isPrivate(origin) }

    /// Whether a request for an address may have it.
    func maySend(to url: URL) -> Bool { isSendable && ProtectionSpace.origin(of: url) == origin }

    /// Whether it stands in the place of another credential.
    func isForSameSpace(as other: Entry) -> Bool {
      (origin, realm, feed) == (other.origin, other.realm, other.feed)
    }

    /// Whether the user has agreed to send what an address has.
    fileprivate func isConsent(to other: Entry) -> Bool {
      isConfirmed == true && other.isConfirmed == nil
        && (credential.name, credential.secret) == (other.credential.name, other.credential.secret)
    }

    /// Whether requests for a feed with these addresses may need the credential.
    func isUsed(by addresses: Set<String>) -> Bool {
      if let feed { return addresses.contains(feed) }
      if let feeds, !feeds.isDisjoint(with: addresses) { return true }
      return addresses.compactMap(FeedAddress.url).contains { url in
        ProtectionSpace.origin(of: url) == origin && ProtectionSpace(url).path.hasPrefix(path)
      }
    }
  }

  init() {}

  init(_ entries: some Sequence<Entry>) { self.entries = Array(entries) }

  /// Adds what the user has typed into the form for a server, in place of an earlier one for the same space; `address` is
  /// that of the feed.
  ///
  /// The form says where nothing is encrypted, so a user who submits it agrees.
  mutating func set(
    _ credential: Credential, for space: ProtectionSpace, at address: FeedAddress? = nil
  ) {
    add(
      Entry(
        origin: space.origin, realm: space.realm, path: space.path, credential: credential,
        isConfirmed: space.isEncrypted ? nil : true, feeds: address.map { [$0.text] }))
  }

  /// Takes a password out of the address of a feed, which exports and the list of feeds show.
  ///
  /// The name goes, too, unless there already is another one's for the same address.
  mutating func take(from address: FeedAddress) -> FeedAddress {
    guard case .web(let url) = address,
      let password = url.password(percentEncoded: false),
      let plain = FeedLink.withoutUser(url).flatMap(FeedAddress.url)
    else { return address }
    let name = url.user(percentEncoded: false) ?? ""
    let origin = ProtectionSpace.origin(of: plain)
    let other = own(of: FeedAddress.web(plain).text, at: origin)
    let isShared = other.map { $0.credential.name != name } ?? false
    let rest = isShared ? FeedLink.withoutPassword(url) ?? plain : plain
    add(
      Credential(scheme: .basic, name: name, secret: password), for: FeedAddress.web(rest).text,
      at: origin)
    return .web(rest)
  }

  /// Whether the user has signed in to the server for a feed.
  func hasSignIn(for feed: String) -> Bool {
    entries.contains { $0.feed == nil && $0.feeds?.contains(feed) == true }
  }

  /// Adds the credential of a feed that the user has agreed to send without encryption.
  mutating func confirm(_ credential: Credential, for feed: String, at origin: String) {
    add(credential, for: feed, at: origin, isConfirmed: true)
  }

  private mutating func add(
    _ credential: Credential, for feed: String, at origin: String, isConfirmed: Bool? = nil
  ) {
    add(
      Entry(
        origin: origin, realm: "", path: "/", credential: credential, feed: feed,
        isConfirmed: isConfirmed))
  }

  /// Those of servers, and of one feed alone if it is given.
  func only(for feed: String?) -> Credentials {
    Credentials(entries.filter { $0.feed == nil || $0.feed == feed })
  }

  /// The credentials of single feeds, for other feeds of the same servers instead.
  func forFeeds(_ feeds: [String]) -> Credentials {
    entries.filter { $0.feed != nil }.reduce(into: Credentials()) { all, entry in
      for feed in feeds where FeedAddress.url(feed).map(ProtectionSpace.origin) == entry.origin {
        all.add(entry.credential, for: feed, at: entry.origin, isConfirmed: entry.isConfirmed)
      }
    }
  }

  /// These credentials and others, which replace those for the same spaces.
  func adding(_ others: Credentials) -> Credentials {
    others.entries.reduce(into: self) { $0.add($1) }
  }

  private mutating func add(_ entry: Entry) {
    var entry = entry
    if let index = entries.firstIndex(where: entry.isForSameSpace) {
      let known = entries.remove(at: index)
      let feeds = (known.feeds ?? []).union(entry.feeds ?? [])
      // The same password, as of another import, withdraws no consent.
      if known.isConsent(to: entry) { entry = known }
      entry.feeds = feeds
    }
    // A later sign-in to the server counts, not what was in the address of the feed.
    if entry.feed == nil, let feeds = entry.feeds {
      entries.removeAll { other in
        other.origin == entry.origin && other.feed.map(feeds.contains) == true
      }
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
      guard entries[index].feed == nil, own(of: feed, at: entries[index].origin) == nil else {
        continue
      }
      entries[index].feeds = (entries[index].feeds ?? []).union([feed])
    }
    return self != before
  }

  /// The entries for a server that asks for a credential: that of the feed, then that of the realm.
  func entries(for space: ProtectionSpace, of feed: String) -> [Entry] {
    [own(of: feed, at: space.origin), entry(for: space)].compactMap(\.self).filter(\.isSendable)
  }

  /// The entry for a part of a server.
  func entry(for space: ProtectionSpace) -> Entry? {
    entries.first { $0.feed == nil && $0.origin == space.origin && $0.realm == space.realm }
  }

  /// The entry to send before the server asks: that of the feed, else that of the deepest folder around an address
  /// (RFC 7617, section 2.2), of several the newest.
  func entry(for url: URL, of feed: String) -> Entry? {
    let origin = ProtectionSpace.origin(of: url)
    if let own = own(of: feed, at: origin), own.isSendable { return own }
    guard !Self.mayLeaveFolder(url) else { return nil }
    let path = ProtectionSpace(url).path
    return
      entries.reversed()
      .filter { $0.feed == nil && $0.origin == origin && path.hasPrefix($0.path) }
      .max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The credential of a feed that is not sent to a server until the user agrees, since nothing is encrypted there.
  func unconfirmed(of feed: String, at origin: String) -> Credential? {
    own(of: feed, at: origin).flatMap { $0.isSendable ? nil : $0.credential }
  }

  private func own(of feed: String, at origin: String) -> Entry? {
    entries.first { $0.feed == feed && $0.origin == origin }
  }

  /// Whether a server may resolve the path to another folder than the one it starts with.
  private static func mayLeaveFolder(_ url: URL) -> Bool {
    let path = url.path(percentEncoded: true)
    // Some servers also separate by a backslash, or end a name at a semicolon.
    return (path.removingPercentEncoding ?? "..").split { "/\\;".contains($0) }
      .contains { $0 == "." || $0 == ".." }
  }
}
