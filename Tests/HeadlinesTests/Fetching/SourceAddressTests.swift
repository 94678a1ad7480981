import Foundation
import Testing

@testable import Headlines

@Suite struct `Addresses of sources` {
  @Test(arguments: [
    ("https://example.com/feed?a=1&b=2", "https://example.com/feed?a=1&b=2"),
    ("example.com/feed", "https://example.com/feed"), ("example.com", "https://example.com"),
    (" \thttp://example.com/ \n", "http://example.com/"),
    ("HTTP://Example.com/A", "HTTP://Example.com/A"),
    ("example.com:8080/feed", "https://example.com:8080/feed"),
    ("localhost:8080", "https://localhost:8080"), ("localhost/x", "https://localhost/x"),
    ("127.0.0.1:80/x", "https://127.0.0.1:80/x"), ("[::1]:8080/x", "https://[::1]:8080/x"),
    ("feed:https://example.com/a", "https://example.com/a"),
    ("feed://example.com/a", "https://example.com/a"),
    ("feed:example.com/a", "https://example.com/a"),
    ("example.com/a b", "https://example.com/a%20b"),
    ("example.com/żółw", "https://example.com/%C5%BC%C3%B3%C5%82w"),
    ("news.example.com/rss.xml", "https://news.example.com/rss.xml"),
  ])
  func `what looks like an address is one`(_ typed: String, _ address: String) throws {
    let source = try SourceAddress(typed) { _ in false }

    #expect(source == .web(try #require(URL(string: address))))
  }

  @Test(arguments: [
    ("/var/news.xml", "/var/news.xml"), ("./news.xml", "./news.xml"), ("../a/b", "../a/b"),
    ("news.xml", "news.xml"), ("feeds/news.xml", "feeds/news.xml"),
    ("file:///var/a%20b.xml", "/var/a b.xml"),
    ("~/news.xml", NSHomeDirectory() + "/news.xml"),
  ])
  func `what looks like a path is one`(_ typed: String, _ path: String) throws {
    #expect(try SourceAddress(typed) { _ in false } == .file(path))
  }

  @Test(arguments: ["example.com", "news", "ftp:x", "https:"])
  func `what names a file that exists is a file`(_ typed: String) throws {
    #expect(try SourceAddress(typed) { _ in true } == .file(typed))
  }

  @Test(
    arguments: [
      ("", .empty), (" \n", .empty), ("ftp://example.com/a", .scheme("ftp")),
      ("mailto:anna@example.com", .scheme("mailto")),
      ("javascript:alert(1)", .scheme("javascript")),
      ("news", .nonsense), ("hello world", .nonsense), ("https://", .malformed),
      ("https:///feed", .malformed), ("http://example.com:99999/", .malformed),
      ("http://example.com:0/", .malformed), ("https://exa\u{1B}mple.com/", .malformed),
      ("feed:", .nonsense), ("https://[::1/", .malformed),
    ] as [(String, SourceAddressError.Reason)])
  func `what is neither is told`(_ typed: String, _ reason: SourceAddressError.Reason) {
    let error = #expect(throws: SourceAddressError.self) {
      try SourceAddress(typed) { _ in false }
    }

    #expect(error?.reason == reason)
  }

  @Test func `a password is kept, and not shown`() throws {
    let address = try SourceAddress("https://anna:secret@example.com/feed")

    #expect(address.description == "https://anna:…@example.com/feed")
    #expect(address.text == "https://anna:secret@example.com/feed")
  }

  @Test func `an address survives being stored`() throws {
    let addresses = [
      try SourceAddress("example.com/feed"), .file("/var/news.xml"), .file("/http/news.xml"),
    ]

    let stored = try JSONEncoder().encode(addresses)

    #expect(try JSONDecoder().decode([SourceAddress].self, from: stored) == addresses)
  }

  @Test func `the validators that are stored cannot write into a request`() throws {
    let stored = Data(#"{"etag": "\"a\"\r\nX-Evil: 1", "lastModified": "Monday"}"#.utf8)

    let validators = try JSONDecoder().decode(Validators.self, from: stored)

    #expect(validators == Validators(etag: nil, lastModified: "Monday"))
    #expect(validators.headerLines == ["If-Modified-Since: Monday"])
  }
}
