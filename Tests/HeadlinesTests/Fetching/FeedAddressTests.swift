import Foundation
import Testing

@testable import Headlines

@Suite struct `Feed addresses` {
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
  func `text that looks like a web address is one`(_ typed: String, _ expected: String) throws {
    let address = try FeedAddress(typed) { _ in false }

    #expect(address == .web(try #require(URL(string: expected))))
  }

  @Test(arguments: [
    ("/var/news.xml", "/var/news.xml"), ("./news.xml", "./news.xml"), ("../a/b", "../a/b"),
    ("news.xml", "news.xml"), ("feeds/news.xml", "feeds/news.xml"),
    ("file:///var/a%20b.xml", "/var/a b.xml"),
    ("~/news.xml", NSHomeDirectory() + "/news.xml"),
  ])
  func `text that looks like a path is one`(_ typed: String, _ path: String) throws {
    #expect(try FeedAddress(typed) { _ in false } == .file(path))
  }

  @Test(arguments: ["example.com", "news", "ftp:x", "https:"])
  func `the name of an existing file is a file`(_ typed: String) throws {
    #expect(try FeedAddress(typed) { _ in true } == .file(typed))
  }

  @Test(
    arguments: [
      ("", .empty), (" \n", .empty), ("ftp://example.com/a", .scheme("ftp")),
      ("mailto:anna@example.com", .scheme("mailto")),
      ("javascript:alert(1)", .scheme("javascript")),
      ("news", .unrecognized), ("hello world", .unrecognized), ("https://", .malformed),
      ("https:///feed", .malformed), ("http://example.com:99999/", .malformed),
      ("http://example.com:0/", .malformed), ("https://exa\u{1B}mple.com/", .malformed),
      ("feed:", .unrecognized), ("https://[::1/", .malformed),
    ] as [(String, FeedAddressError.Reason)])
  func `other text is an error`(_ typed: String, _ reason: FeedAddressError.Reason) {
    let error = #expect(throws: FeedAddressError.self) {
      try FeedAddress(typed) { _ in false }
    }

    #expect(error?.reason == reason)
  }

  @Test(arguments: [
    "ftp://anna:hunter2@h/f", "https://anna:hun/ter2@h:99999/", "https://anna:hunter#2@h:0/",
    "anna:hunter2@h/f", "https://anna:hunter@2@h:0/",
  ])
  func `a password is not in an error`(_ typed: String) {
    let error = #expect(throws: FeedAddressError.self) {
      try FeedAddress(typed) { _ in false }
    }

    #expect(error?.input.contains("hun") == false && error?.input.contains("anna:…@h") == true)
  }

  @Test func `a password is stored and not displayed`() throws {
    let address = try FeedAddress("https://anna:secret@example.com/feed")

    #expect(address.description == "https://anna:…@example.com/feed")
    #expect(address.text == "https://anna:secret@example.com/feed")
  }

  @Test func `an address can be encoded and decoded`() throws {
    let addresses = [
      try FeedAddress("example.com/feed"), .file("/var/news.xml"), .file("/http/news.xml"),
    ]

    let stored = try JSONEncoder().encode(addresses)

    #expect(try JSONDecoder().decode([FeedAddress].self, from: stored) == addresses)
  }

  @Test(arguments: [
    ("https://example.com/feed", true), ("HTTP://example.com/", true), ("example.com", false),
    ("/https:/example.com", false),
  ])
  func `the scheme of a stored address decides, and no file`(_ stored: String, _ isWeb: Bool) throws
  {
    let url = try #require(URL(string: stored))

    #expect(FeedAddress(stored: stored) == (isWeb ? .web(url) : .file(stored)))
  }

  @Test func `stored validators cannot inject header lines`() throws {
    let stored = Data(#"{"etag": "\"a\"\r\nX-Evil: 1", "lastModified": "Monday"}"#.utf8)

    let validators = try JSONDecoder().decode(HTTPValidators.self, from: stored)

    #expect(validators == HTTPValidators(etag: nil, lastModified: "Monday"))
    #expect(validators.headerLines == ["If-Modified-Since: Monday"])
  }
}
