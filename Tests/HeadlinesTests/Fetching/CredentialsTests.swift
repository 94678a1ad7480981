import Foundation
import Testing

@testable import Headlines

@Suite struct `Credentials for servers` {
  private func space(_ address: String, realm: String = "") throws -> ProtectionSpace {
    ProtectionSpace(try #require(FeedAddress.url(address)), realm: realm)
  }

  private func name(for address: String, in credentials: Credentials) throws -> String? {
    credentials.credential(for: try #require(FeedAddress.url(address)))?.name
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

    #expect(credentials.all.count == 1)
    #expect(credentials.credential(for: first)?.scheme == .bearer)
    #expect(credentials.credential(for: try space("https://example.com/a", realm: "s")) == nil)
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
