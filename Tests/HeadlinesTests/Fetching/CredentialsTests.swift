import Foundation
import GRDB
import Testing

@testable import Headlines

@Suite struct `Credentials for servers` {
  private func space(_ address: String, realm: String = "") throws -> ProtectionSpace {
    ProtectionSpace(try #require(FeedAddress.url(address)), realm: realm)
  }

  private func name(for address: String, in credentials: Credentials) throws -> String? {
    credentials.entry(for: try #require(FeedAddress.url(address)), of: "")?.credential.name
  }

  @Test func `are sent without a question only in the folder where the user signed in`() throws {
    var credentials = Credentials()
    let outer = try space("https://example.com/news/feed.xml", realm: "a")
    credentials.set(Credential(scheme: .basic, name: "outer", secret: "x"), for: outer)
    let inner = try space("https://example.com/news/own/feed.xml", realm: "b")
    credentials.set(Credential(scheme: .basic, name: "inner", secret: "x"), for: inner)

    for (address, expected) in [
      ("https://example.com/news/other.xml", "outer"),
      ("https://EXAMPLE.com:443/news/a/b?c", "outer"),
      ("https://example.com/news/own/a.xml", "inner"), ("https://example.com/newspaper/a", nil),
      ("https://example.com/feed.xml", nil), ("http://example.com/news/a", nil),
      ("https://example.com:8443/news/a", nil), ("https://www.example.com/news/a", nil),
      ("https://example.com/news/../x/feed", nil), ("https://example.com/news/%2E%2e/x/feed", nil),
      ("https://example.com/news/..", nil), ("https://example.com/news/%2e%2e?a", nil),
      ("https://example.com/news/..%2Fx/feed", nil), ("https://example.com/news/..;a/feed", nil),
      ("https://example.com/news/..%5Cfeed", nil), ("https://example.com/news/./feed", nil),
      ("https://example.com/news/a..b/feed", "outer"),
      ("https://example.com/news/100%25/feed", "outer"),
      ("https://example.com/news/%252e%252e/feed", "outer"),
    ] as [(String, String?)] {
      #expect(try name(for: address, in: credentials) == expected, "\(address)")
    }
  }

  @Test func `are replaced for the same server and realm`() throws {
    var credentials = Credentials()
    let first = try space("https://example.com/a", realm: "r")
    credentials.set(Credential(scheme: .basic, name: "old", secret: "x"), for: first)
    let second = try space("https://example.com/b/c", realm: "r")
    credentials.set(Credential(scheme: .bearer, secret: "y"), for: second)

    #expect(credentials.entries.count == 1)
    #expect(credentials.entry(for: first)?.credential.scheme == .bearer)
    #expect(credentials.entry(for: try space("https://example.com/a", realm: "s")) == nil)
  }

  @Test func `of two sets are joined, and the later one counts`() throws {
    let (first, second) = (try space("https://a.org/"), try space("https://b.org/"))
    var (known, new) = (Credentials(), Credentials())
    known.set(Credential(scheme: .basic, name: "old", secret: "x"), for: first)
    known.set(Credential(scheme: .basic, name: "kept", secret: "x"), for: second)
    new.set(Credential(scheme: .basic, name: "new", secret: "x"), for: first)

    let joined = known.adding(new)

    #expect(Set(joined.entries.map(\.credential.name)) == ["kept", "new"])
    #expect(joined.entry(for: first)?.credential.name == "new")
  }

  @Test func `of two servers of one feed are stored both`() throws {
    let database = DatabaseQueue.emptyInMemory()
    var credentials = Credentials()
    for (name, server) in [("anna", "https://a.org"), ("bob", "https://b.org")] {
      let credential = Credential(scheme: .basic, name: name, secret: "x")
      credentials.confirm(credential, for: "https://a.org/feed", at: server)
    }

    try database.write { try credentials.write(to: $0) }

    #expect(try database.read(Credentials.init).entries == credentials.entries)
  }

  @Test func `are used by feeds in the folder, and by all that have needed them`() throws {
    let space = try space("https://b.org/club/feed")
    var credentials = Credentials()
    credentials.set(
      Credential(scheme: .basic, name: "anna", secret: "x"), for: space,
      at: try FeedAddress("https://a.org/feed"))
    func isUsed(by address: String) -> Bool { credentials.entries[0].isUsed(by: [address]) }

    #expect(isUsed(by: "https://a.org/feed") && isUsed(by: "https://b.org/club/other"))
    #expect(!isUsed(by: "https://a.org/other") && !isUsed(by: "https://b.org/public"))
    #expect(!isUsed(by: "http://b.org/club/feed"))
    var areNew: [Bool] = []
    for (server, feed) in [
      ("b", "https://c.org/"), ("b", "https://c.org/"), ("d", "https://e.org/"),
    ] {
      areNew.append(credentials.noteUse(ofServers: ["https://\(server).org:443"], by: feed))
    }
    #expect(areNew == [true, false, false])
    // Another sign-in knows them, too.
    var new = Credentials()
    new.set(Credential(scheme: .bearer, secret: "t"), for: space)
    credentials = credentials.adding(new)
    #expect(isUsed(by: "https://a.org/feed") && isUsed(by: "https://c.org/"))
  }

  @Test func `of addresses are each for their feed, everywhere on the server`() throws {
    var credentials = Credentials()
    for (name, path) in [("anna", "a/feed"), ("anna", "b/feed"), ("bob", "a/other")] {
      let address = credentials.take(from: try FeedAddress("https://\(name):x%20y@h.org/\(path)"))
      #expect(address.text == "https://h.org/\(path)")
    }
    func name(of feed: String, at address: String) throws -> String? {
      credentials.entry(for: try #require(FeedAddress.url(address)), of: feed)?.credential.name
    }

    #expect(credentials.entries.map(\.credential.secret) == ["x y", "x y", "x y"])
    for (feed, expected) in [("a/feed", "anna"), ("b/feed", "anna"), ("a/other", "bob")] {
      #expect(try name(of: "https://h.org/" + feed, at: "https://h.org/moved/feed") == expected)
      #expect(try name(of: "https://h.org/" + feed, at: "https://i.org/" + feed) == nil)
    }
    #expect(try name(of: "https://h.org/a/new", at: "https://h.org/a/new") == nil)
    let shared = credentials.take(from: try FeedAddress("https://eve:z@h.org/a/feed")).text
    #expect(shared == "https://eve@h.org/a/feed" && credentials.entries.count == 4)
    #expect(try name(of: shared, at: shared) == "eve")
    let plain = try FeedAddress("https://carol@h.org/")
    #expect(credentials.take(from: plain) == plain && credentials.entries.count == 4)
  }

  @Test func `of an address give way to a sign-in for the feed`() throws {
    var credentials = Credentials()
    let feed = credentials.take(from: try FeedAddress("https://anna:old@h.org/a"))
    let other = credentials.take(from: try FeedAddress("https://anna:old@h.org/b"))
    let space = try space("https://h.org/a", realm: "News")
    credentials.set(Credential(scheme: .basic, name: "anna", secret: "new"), for: space, at: feed)

    let sent = [feed, other].map {
      credentials.entries(for: space, of: $0.text).map(\.credential.secret)
    }
    #expect(sent == [["new"], ["old", "new"]])
    // Its own credential was sent.
    let isNew = credentials.noteUse(ofServers: [space.origin], by: other.text)
    #expect(!isNew)
  }

  @Test(arguments: [AuthenticationScheme.basic, .digest])
  func `keep the consent to send a password in clear, but not another password`(
    scheme: AuthenticationScheme
  ) throws {
    var known = Credentials()
    let feed = known.take(from: try FeedAddress("http://anna:x@h.org/a")).text
    let agreed = Credential(scheme: scheme, name: "anna", secret: "x")
    known.confirm(agreed, for: feed, at: "http://h.org:80")
    func sent(after user: String) throws -> Credential? {
      var imported = Credentials()
      _ = imported.take(from: try FeedAddress("http://\(user)@h.org/a"))
      return known.adding(imported).entry(
        for: try #require(FeedAddress.url("http://h.org/a")), of: feed)?.credential
    }

    #expect(try sent(after: "anna:x") == agreed)
    #expect(try sent(after: "anna:y") == nil)
    #expect(try sent(after: "eve:x") == nil)
  }

  @Test(
    arguments: [
      ("127.0.0.1", true), ("127.255.9.8:8080", true), ("[::1]", true), ("[::1]:81", true),
      ("localhost", true), ("LOCALHOST:80", true), ("128.0.0.1", false), ("127.0.0.1.org", false),
      ("127.0.0.01", false), ("127.0.1", false), ("[::2]", false), ("[fe80::1]", false),
      ("localhost.org", false), ("a.localhost", false), ("0.0.0.0", false), ("h.org", false),
    ])
  func `of addresses are sent in clear only to servers on this machine`(
    server: String, isSent: Bool
  ) throws {
    var credentials = Credentials()
    let feed = credentials.take(from: try FeedAddress("http://anna:x@\(server)/a"))
    let url = try #require(FeedAddress.url(feed.text))

    #expect((credentials.entry(for: url, of: feed.text) != nil) == isSent)
  }

  @Test(
    arguments: [
      ("https://h.org/a", true), ("https://h.org:8443/a", false), ("https://i.org/a", false),
      ("http://h.org/a", false), ("http://127.0.0.1/a", false),
    ])
  func `are in no request to another server`(address: String, isSent: Bool) throws {
    let entry = try Credentials(for: "https://h.org/a").entries[0]

    #expect((try request(to: address, with: entry).credential != nil) == isSent)
  }

  @Test(arguments: [nil, false, true])
  func `are in no request in clear text to which the user has not agreed`(
    isConfirmed: Bool?
  ) throws {
    var entry = try Credentials(for: "http://h.org/a").entries[0]
    // The user has typed them into the form.
    #expect(entry.isConfirmed == true)
    entry.isConfirmed = isConfirmed

    #expect(
      (try request(to: "http://h.org/a", with: entry).credential != nil) == isConfirmed ?? false)
  }

  private func request(to address: String, with entry: Credentials.Entry) throws
    -> HTTPClientRequest
  {
    var request = HTTPClientRequest(
      url: try #require(URL(string: address)), bodyLimit: 1, silence: .seconds(1),
      total: .seconds(1))
    request.signIn(with: entry)
    return request
  }

  @Test func `the newest is sent where several fit`() throws {
    var credentials = Credentials()
    for realm in ["a", "b", "c"] {
      credentials.set(
        Credential(scheme: .basic, name: realm, secret: "x"),
        for: try space("https://example.com/feed", realm: realm))
    }

    #expect(try name(for: "https://example.com/feed", in: credentials) == "c")
  }

  @Test(
    arguments: [
      ([.bearer], true), ([.bearer, .bearer], true), ([.bearer, .basic], false), ([.digest], false),
    ] as [([AuthenticationScheme], Bool)])
  func `are tokens where a server accepts nothing else`(
    schemes: [AuthenticationScheme], needsToken: Bool
  ) throws {
    let url = try #require(FeedAddress.url("https://a.org/"))
    #expect(ProtectionSpace(url, schemes: schemes).needsToken == needsToken)
  }

  @Test func `show no secret`() throws {
    var credentials = Credentials()
    credentials.set(
      Credential(scheme: .basic, name: "anna", secret: "hunter2"),
      for: try space("https://example.com/"))
    var dumped = ""
    dump(credentials, to: &dumped)

    #expect(dumped.contains("anna") && !dumped.contains("hunter2"))
    #expect(!"\(credentials)".contains("hunter2"))
    #expect(!String(reflecting: credentials).contains("hunter2"))
  }

  @Test(arguments: [
    ("abc.DEF~-_+/=", true), ("", false), ("a b", false), ("a\r\nX: y", false), ("ż", false),
  ])
  func `are tokens only if they fit into a header`(text: String, isToken: Bool) {
    #expect(Credential.isToken(text) == isToken)
  }
}
