import ConsoleTesting
import FlyingFox
import Foundation
import Sternik
import Testing

@testable import Headlines

/// A password goes over an unencrypted connection only after the user has agreed.
@Suite(.releasesEverything) @MainActor
struct `A password in clear` {
  private let temporary = TemporaryFolder()
  private var directory: URL { temporary.url.appending(path: "state") }
  private var folder: StateFolder { StateFolder(directory.path()) }

  /// An address on a server, with a password.
  ///
  /// Linux connects to this machine also for 0.0.0.0, which the program does not know as one that nothing leaves.
  private func address(
    _ path: String, of server: LoopbackServer, scheme: String = "http"
  ) -> String {
    server.address.replacing("http://127.0.0.1", with: "\(scheme)://anna:secret@0.0.0.0") + path
  }

  private static let hint = "sign in to the feed under More › My feeds"

  @Test(arguments: ["feed", "http"])
  func `is not sent for an address that has it`(scheme: String) async throws {
    let log = RequestLog()
    try await LockedServer.run(log: log) { server in
      var credentials = Credentials()
      let addresses = try FeedAddress.all(address("/own/a", of: server, scheme: scheme))
        .map { credentials.take(from: $0) }
      for address in addresses {
        let fetcher = FeedFetcher(limits: .patient, credentials: credentials)
        let error = await #expect(throws: FetchError.self) { try await fetcher.find(address) }
        #expect(error.map { !"\($0) \($0.text)".contains("secret") } == true)
      }
    }

    #expect(Set(log.all("first")) == (scheme == "http" ? ["-"] : []))
  }

  @Test func `is not sent for an address in the list or of a redirect`() async throws {
    let log = RequestLog()
    try await LoopbackServer.run { request in
      log.add("first", request)
      return request.path == "/feed"
        ? .feed(titled: "A")
        : .redirect(302, to: "http://anna:secret@\(request.headers[.host] ?? "")/feed")
    } _: { server in
      let fetcher = FeedFetcher(limits: .patient)
      _ = try await fetcher.fetch(FeedAddress(address("/feed", of: server)))
      _ = try await fetcher.fetch(FeedAddress(server.address + "/moved"))
    }

    #expect(log.all("first") == ["-", "-", "-"])
  }

  @Test func `is not sent by an option or after an import`() async throws {
    let log = RequestLog()
    try await LockedServer.run(log: log) { server in
      let feed = address("/own/a", of: server)
      let list = temporary.url.appending(path: "list.opml").path()
      let opml =
        "<opml version='2.0'><body><outline text='A' type='rss' xmlUrl='\(feed)'/></body></opml>"
      try Data(opml.utf8).write(to: URL(filePath: list))
      let state = "--lang en --state '\(folder.path)'"

      var runs: [Program.Run] = []
      for arguments in [
        "--feed '\(feed)' --plain", "--import '\(list)'", "--refresh", "--plain", "--export -",
      ] {
        runs.append(try await Program.shellInBackground("exec \"$0\" \(state) \(arguments)"))
      }

      for run in runs { #expect(!(run.output + run.error).contains("secret")) }
      for index in [0, 2] {
        let error = runs[index].error
        #expect(error.contains("not encrypted") && error.contains(Self.hint), "\(error)")
      }
    }

    #expect(Set(log.all("first")) == ["-"])
  }

  @Test(arguments: [401, 403, 404, 410, 500, 200, 302])
  func `is named as held back whatever the server answers without it`(status: Int) async throws {
    try await LoopbackServer.run { request in
      if request.headers[HTTPHeader("Authorization")] == LockedServer.password {
        return request.path.hasPrefix("/gone") ? .status(404) : .feed(titled: "A")
      }
      return status == 302
        ? .redirect(302, to: request.path)
        : .status(status, [HTTPHeader("Content-Type"): "text/html"])
    } _: { server in
      var credentials = Credentials()
      let feeds = try ["/feed", "/gone"].map {
        credentials.take(from: try FeedAddress(address($0, of: server)))
      }
      func reasons(_ credentials: Credentials) async -> [FetchError.Reason?] {
        let fetcher = FeedFetcher(limits: .patient, credentials: credentials)
        var reasons: [FetchError.Reason?] = []
        for feed in feeds {
          do throws(FetchError) {
            _ = try await fetcher.fetch(feed)
            _ = try await fetcher.find(feed)
            reasons.append(nil)
          } catch {
            reasons.append(error.reason)
          }
        }
        return reasons
      }

      let space = try #require(FeedAddress.url(feeds[0].text).map { ProtectionSpace($0) })
      #expect(await reasons(credentials) == [.unencrypted(space), .unencrypted(space)])
      let fetcher = FeedFetcher(limits: .patient, credentials: credentials)
      let found = await #expect(throws: FetchError.self) { try await fetcher.find(feeds[0]) }
      #expect(found?.reason == .unencrypted(space))
      credentials.confirmAll()
      #expect(await reasons(credentials) == [nil, .notFound])
    }
  }

  @Test func `is not named for a server that is busy or cannot be reached`() async throws {
    try await LoopbackServer.run { _ in
      .status(503, [HTTPHeader("Retry-After"): "60"])
    } _: { server in
      var credentials = Credentials()
      let feed = credentials.take(from: try FeedAddress(address("/feed", of: server)))
      let other = credentials.take(from: try FeedAddress("http://anna:secret@0.0.0.0:1/feed"))
      let fetcher = FeedFetcher(limits: .patient, credentials: credentials)

      let busy = await #expect(throws: FetchError.self) { try await fetcher.fetch(feed) }
      let refused = await #expect(throws: FetchError.self) { try await fetcher.fetch(other) }

      #expect(busy?.reason == .busy(retryAfter: .seconds(60)))
      #expect(refused?.reason == .connectionFailed(.number(ECONNREFUSED)))
    }
  }

  @Test func `is sent to a server on this machine, past every proxy`() async throws {
    let log = RequestLog()
    try await LockedServer.run(log: log) { server in
      try await LockedServer.run(log: log) { proxy in
        let feed = server.address.replacing("http://", with: "http://anna:secret@") + "/own/a"
        let state = "--lang en --state '\(folder.path)'"
        let run = try await Program.shellInBackground(
          "export http_proxy='\(proxy.address)'; exec \"$0\" \(state) --feed '\(feed)' --plain")

        #expect(run.output.contains("● One"), "\(run.error)")
      }
    }

    #expect(log.all("first") == [LockedServer.password])
  }

  @Test func `is not sent without a scheme in its address, and nothing is asked there`()
    async throws
  {
    let log = RequestLog()
    try await LockedServer.run(log: log) { server in
      let program = OnlineTestApp([], in: folder)
      let console = program.console
      console.press("5 down down enter enter")
      console.type(address("/own/new", of: server, scheme: "feed"))
      console.press("enter")
      await console.wait { console.screen.contains("begin the address with http://.") }
      await program.end()
    }

    #expect(log.all("first").isEmpty)
  }

  @Test(arguments: [#"Basic realm="News""#, nil])
  func `is sent once the user has agreed, also by the next run`(challenge: String?) async throws {
    let log = RequestLog()
    try await LockedServer.run(challenge: challenge, log: log) { server in
      let program = OnlineTestApp([], in: folder)
      let console = program.console
      console.press("5 down down enter enter")
      console.type(address("/own/new", of: server))
      console.press("enter")
      await console.waitForSignIn()
      #expect(console.screen.contains("not encrypted") && console.screen.contains(" anna "))
      #expect(Set(log.all("first")) == ["-"])
      console.press("enter enter")
      await console.wait { console.screen.contains("Feed /own/new") }
      await program.end()

      let feed = server.address.replacing("127.0.0.1", with: "0.0.0.0") + "/own/new"
      #expect(folder.library.feeds.map(\.id) == [feed])
      let entries = folder.library.credentials(for: feed)
      #expect(entries.map(\.credential.name) == ["anna"])
      let next = OnlineTestApp([], in: folder)
      await next.waitUntilRefreshed()
      #expect(next.library.feeds.allSatisfy { $0.error == nil })
      await next.end()
    }
  }
}
