import FlyingFox
import Foundation
import Synchronization
import Testing

@testable import Headlines

/// Fetching from servers that want to know who the user is.
@Suite struct `A server that asks for a sign-in` {
  private static let authorization = HTTPHeader("Authorization")
  private static let basic = "Basic " + Data("anna:secret".utf8).base64EncodedString()

  private static func asks(_ challenge: String?) -> HTTPResponse {
    .status(401, challenge.map { [HTTPHeader("WWW-Authenticate"): $0] } ?? [:])
  }

  private func failure(
    at address: String, _ credentials: Credentials = Credentials()
  ) async -> FetchError.Reason? {
    await FetchError.Reason.from(
      FeedFetcher(limits: .patient, credentials: credentials), at: address)
  }

  @Test(
    arguments: [
      (#"Basic realm="News""#, "News", [.basic]), (#"Digest realm="a", nonce="x""#, "a", [.digest]),
      (#"Negotiate, Bearer realm="b", Basic realm="c""#, "b", [.bearer, .basic]),
      (nil, "", [.basic]), ("", "", [.basic]), ("Basic", "", [.basic]),
    ] as [(String?, String, [AuthenticationScheme])])
  func `is said with what it accepts`(
    challenge: String?, realm: String, schemes: [AuthenticationScheme]
  ) async throws {
    try await LoopbackServer.run { _ in
      Self.asks(challenge)
    } _: { server in
      let url = try #require(FeedAddress.url(server.address + "/a/feed"))
      let space = ProtectionSpace(url, realm: realm, schemes: schemes)

      #expect(await failure(at: url.absoluteString) == .unauthorized(space, isRejected: false))
      #expect(space.path == "/a/" && !space.isEncrypted)
    }
  }

  @Test func `and accepts nothing that the program knows denies access`() async throws {
    try await LoopbackServer.run { _ in
      Self.asks("Negotiate, NTLM")
    } _: { server in
      #expect(await failure(at: server.address) == .unknownSignIn)
    }
  }

  @Test(
    arguments: [
      (Credential(scheme: .basic, name: "anna", secret: "secret"), basic),
      (
        Credential(scheme: .basic, name: "Żaneta", secret: "hasło: x"),
        "Basic " + Data("Żaneta:hasło: x".utf8).base64EncodedString()
      ),
      (Credential(scheme: .bearer, secret: "abc.def"), "Bearer abc.def"),
    ])
  func `gets the credential once it has asked, and without asking where the user signed in`(
    credential: Credential, line: String
  ) async throws {
    let lines = Mutex<[String?]>([])
    try await LoopbackServer.run { request in
      lines.withLock { $0.append(request.headers[Self.authorization]) }
      return request.headers[Self.authorization] == line
        ? .feed(titled: "Own") : Self.asks(#"Basic realm="News""#)
    } _: { server in
      let credentials = try Credentials(credential, for: server.address + "/own/feed")

      #expect(await failure(at: server.address + "/other/feed", credentials) == nil)
      #expect(await failure(at: server.address + "/own/feed", credentials) == nil)
      #expect(lines.withLock { $0 } == [nil, line, line])
    }
  }

  @Test func `by a digest does not get the password`() async throws {
    let lines = Mutex<[String]>([])
    try await LoopbackServer.run { request in
      let line = request.headers[Self.authorization] ?? ""
      lines.withLock { $0.append(line) }
      // By RFC 2617, of anna, news, secret, abc, GET and /feed.
      return line.contains(#"response="10bbfe4e402fb285b43a791087458733""#)
        ? .feed(titled: "Own") : Self.asks(#"Digest realm="news", nonce="abc""#)
    } _: { server in
      let credentials = try Credentials(
        Credential(scheme: .digest, name: "anna", secret: "secret"), for: server.address,
        realm: "news")

      #expect(await failure(at: server.address + "/feed", credentials) == nil)
      #expect(
        lines.withLock { $0.allSatisfy { !$0.contains("secret") && !$0.hasPrefix("Basic") } })

      let wrong = try Credentials(
        Credential(scheme: .digest, name: "anna", secret: "x"), for: server.address, realm: "news")
      guard case .unauthorized(_, isRejected: true)? = await failure(at: server.address, wrong)
      else {
        Issue.record("accepted")
        return
      }
    }
  }

  @Test func `by a digest does not get the password through a redirect`() async throws {
    let requests = Mutex<[String]>([])
    try await LoopbackServer.run { request in
      let line = request.headers[Self.authorization] ?? ""
      requests.withLock { $0.append("\(request.path) \(line)") }
      return switch request.path {
      case "/moved": .feed(titled: "Own")
      case _ where line.isEmpty: Self.asks(#"Digest realm="news", nonce="abc""#)
      default: .redirect(301, to: "/moved")
      }
    } _: { server in
      let credentials = try Credentials(
        Credential(scheme: .digest, name: "anna", secret: "secret"), for: server.address + "/own/a",
        realm: "news")
      let fetcher = FeedFetcher(limits: .patient, credentials: credentials)

      let response = try await fetcher.fetch(FeedAddress(server.address + "/own/feed"))

      #expect(response.movedTo?.text == server.address + "/moved")
      let basic = Data("anna:secret".utf8).base64EncodedString()
      #expect(requests.withLock { $0.count } >= 2)
      #expect(
        requests.withLock { $0.allSatisfy { !$0.contains("secret") && !$0.contains(basic) } })
    }
  }

  @Test func `is left for no other kind of address, which the error names`() async throws {
    try await LoopbackServer.run { request in
      request.headers[Self.authorization] == Self.basic
        ? .redirect(302, to: "ftp://example.com/feed") : Self.asks(#"Basic realm="News""#)
    } _: { server in
      let credentials = try Credentials(for: server.address)

      #expect(
        await failure(at: server.address, credentials) == .badRedirect("ftp://example.com/feed"))
    }
  }

  @Test func `and refuses the credential gets it once in a refresh`() async throws {
    let count = Mutex(0)
    try await LoopbackServer.run { request in
      if request.headers[Self.authorization] != nil { count.withLock { $0 += 1 } }
      return Self.asks(#"Basic realm="News""#)
    } _: { server in
      let credentials = try Credentials(for: server.address + "/")
      let fetcher = FeedFetcher(limits: .patient, credentials: credentials)

      for path in ["/a", "/b", "/c"] {
        guard
          case .unauthorized(_, isRejected: true)? = await FetchError.Reason.from(
            fetcher, at: server.address + path)
        else {
          Issue.record("accepted")
          return
        }
      }
      #expect(count.withLock { $0 } == 1)
    }
  }

  @Test func `is named in the response, also behind a redirect`() async throws {
    try await LoopbackServer.run { request in
      request.headers[Self.authorization] == Self.basic
        ? .feed(titled: "Own") : Self.asks(#"Basic realm="News""#)
    } _: { other in
      try await LoopbackServer.run { _ in
        .redirect(302, to: other.address + "/feed")
      } _: { server in
        let credentials = try Credentials(for: other.address + "/feed")
        let fetcher = FeedFetcher(limits: .patient, credentials: credentials)

        let response = try await fetcher.fetch(FeedAddress(server.address + "/feed"))

        #expect(response.signedInOrigins == Set(credentials.entries.map(\.origin)))
      }
    }
  }

  @Test func `for another realm than that of the folder has refused nothing`() async throws {
    try await LoopbackServer.run { request in
      Self.asks(request.path.hasPrefix("/own/") ? #"Basic realm="Own""# : #"Basic realm="News""#)
    } _: { server in
      let credentials = try Credentials(for: server.address + "/")
      let url = try #require(FeedAddress.url(server.address + "/own/feed"))

      #expect(
        await failure(at: url.absoluteString, credentials)
          == .unauthorized(ProtectionSpace(url, realm: "Own"), isRejected: false))
      guard
        case .unauthorized(_, isRejected: true)? = await failure(
          at: server.address + "/feed", credentials)
      else {
        Issue.record("accepted")
        return
      }
    }
  }

  @Test func `and refuses the credential is not asked again and again`() async throws {
    let count = Mutex(0)
    try await LoopbackServer.run { _ in
      let number = count.withLock {
        $0 += 1
        return $0
      }
      return Self.asks(#"Basic realm="\#(number % 2 == 0 ? "News" : "Other")""#)
    } _: { server in
      var credentials = try Credentials(for: server.address + "/deep/feed")
      let other = ProtectionSpace(
        try #require(FeedAddress.url(server.address + "/deep/feed")), realm: "Other")
      credentials.set(Credential(scheme: .basic, name: "b", secret: "b"), for: other)

      guard
        case .unauthorized(_, isRejected: true)? = await failure(
          at: server.address + "/feed", credentials)
      else {
        Issue.record("accepted")
        return
      }
      #expect(count.withLock { $0 } == 2)
    }
  }

  @Test func `does not give the credential to a server to which it redirects`() async throws {
    let lines = Mutex<[String?]>([])
    try await LoopbackServer.run { request in
      lines.withLock { $0.append(request.headers[Self.authorization]) }
      return Self.asks(#"Basic realm="News""#)
    } _: { other in
      try await LoopbackServer.run { _ in
        .redirect(302, to: other.address + "/feed")
      } _: { server in
        let credentials = try Credentials(for: server.address)

        let reason = await failure(at: server.address + "/feed", credentials)

        let space = try #require(reason?.protectionSpace)
        #expect(other.address.hasSuffix(String(space.origin.drop { $0 != ":" })))
        #expect(reason == .unauthorized(space, isRejected: false))
        #expect(lines.withLock { $0 } == [nil])
      }
    }
  }

  @Test func `gets the credential instead of what is in the address`() async throws {
    try await LoopbackServer.run { request in
      request.headers[Self.authorization] == Self.basic
        ? .feed(titled: "Own") : Self.asks(#"Basic realm="News""#)
    } _: { server in
      let address = server.address.replacing("http://", with: "http://eve:old@")
      let reason = await failure(at: address)
      let space = try #require(reason?.protectionSpace)
      // It was not sent, since nothing is encrypted.
      #expect(reason == .unauthorized(space, isRejected: false))

      #expect(await failure(at: address, try Credentials(for: server.address)) == nil)
    }
  }

  @Test func `gets what was in the address of the feed, else what belongs to the realm`()
    async throws
  {
    let lines = Mutex<[String]>([])
    try await LoopbackServer.run { request in
      let line = request.headers[Self.authorization] ?? ""
      lines.withLock { $0.append(line) }
      guard line == Self.basic else { return Self.asks(#"Basic realm="News""#) }
      return request.path == "/a/feed" ? .redirect(302, to: "/b/feed") : .feed(titled: "Own")
    } _: { server in
      let anna = server.address.replacing("//", with: "//anna:secret@") + "/a/feed"
      var own = Credentials()
      let feed = own.take(from: try FeedAddress(anna)).text
      own.confirmAll()
      #expect(await failure(at: feed, own) == nil)
      #expect(lines.withLock { $0 } == [Self.basic, Self.basic])

      var wrong = Credentials()
      _ = wrong.take(from: try FeedAddress(anna.replacing("secret", with: "old")))
      wrong.confirmAll()
      let fetcher = FeedFetcher(limits: .patient, credentials: wrong)
      for _ in 1...2 {
        guard
          case .unauthorized(_, isRejected: true)? = await FetchError.Reason.from(fetcher, at: feed)
        else {
          Issue.record("accepted")
          return
        }
      }
      // Once with the password, and once without, in the second refresh.
      #expect(lines.withLock { $0.count } == 4)

      let both = wrong.adding(try Credentials(for: server.address + "/elsewhere/"))
      #expect(await failure(at: feed, both) == nil)
    }
  }

  @Test func `gets a credential that another server has refused`() async throws {
    try await LoopbackServer.run { _ in
      Self.asks(#"Basic realm="News""#)
    } _: { strict in
      try await LoopbackServer.run { request in
        request.headers[Self.authorization] == Self.basic
          ? .feed(titled: "Own") : Self.asks(#"Basic realm="News""#)
      } _: { server in
        let credentials = try Credentials(for: strict.address)
          .adding(try Credentials(for: server.address))
        let fetcher = FeedFetcher(limits: .patient, credentials: credentials)

        #expect(await FetchError.Reason.from(fetcher, at: strict.address) != nil)
        #expect(await FetchError.Reason.from(fetcher, at: server.address) == nil)
      }
    }
  }

  @Test(arguments: [(404, true), (403, true), (410, false), (407, false)])
  func `that hides its feeds is the one to which a redirect has led`(
    status: Int, isOffered: Bool
  ) async throws {
    try await LoopbackServer.run { _ in
      .status(status)
    } _: { other in
      try await LoopbackServer.run { _ in
        .redirect(301, to: other.address + "/feed")
      } _: { server in
        let fetcher = FeedFetcher(limits: .patient)
        let address = try FeedAddress(server.address)
        let url = try #require(FeedAddress.url(other.address + "/feed"))

        let error = await #expect(throws: FetchError.self) { try await fetcher.fetch(address) }
        let found = await #expect(throws: FetchError.self) { try await fetcher.find(address) }

        #expect(error?.signInSpace == (isOffered ? ProtectionSpace(url) : nil))
        #expect(found == error && error?.address == address)
      }
    }
  }
}
