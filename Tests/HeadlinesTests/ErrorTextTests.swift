import Foundation
import LocalizableStrings
import StringsSyntax
import Testing

@testable import Headlines

@Suite struct `Error texts` {
  private static let feedReasons: [FeedError.Reason] = [
    .missing, .folder, .unreadable(.number(EACCES)), .tooLarge(limit: 64 << 20), .empty,
    .notAFeed(.webPage), .notAFeed(.json), .notAFeed(.binary), .notAFeed(.text),
    .notAFeed(.xml("svg")), .unknownEncoding("x-own"), .notOPML(.json),
    .tooManyFeeds(limit: 10_000), .truncated, .malformed,
    .excessive(.attributes(limit: 1_000)), .excessive(.namespaces(limit: 1_000)),
    .excessive(.nameLength(limit: 1_000)),
    .excessive(.wordLength(limit: 8 << 20)),
  ]
  private static let fetchReasons: [FetchError.Reason] = [
    .notFound, .gone, .forbidden, .unknownSignIn, .busy(retryAfter: nil), .status(500),
    .tooManyRedirects(limit: 5),
    .badRedirect("ftp://b"), .tooLarge(limit: 16 << 20), .timedOut, .hostNotFound,
    .invalidAddress, .notSent(.number(ENOMEM)),
    .connectionFailed(.number(ECONNREFUSED)), .noTLS(.message("version")),
    .insecure(.message("expired")),
    .invalidResponse(.message("closed")),
    .cancelled,
  ]
  private static let addressReasons: [FeedAddressError.Reason] = [
    .scheme("ftp"), .malformed, .unrecognized,
  ]
  private static let stateReasons: [StateError.Reason] = [
    .damaged(renamedTo: "b.json", feeds: 2, articles: 3), .missing(feeds: 2, articles: 3),
    .damagedInPlace,
    .newer,
    .unreadable(.number(EACCES)),
    .unwritable(.number(EACCES)),
  ]

  @Test(arguments: ["en", "pl"])
  func `every error is one sentence in every language`(_ language: String) throws {
    let localizer = try Self.localizer(language)

    let texts = Localizer.withCurrent(localizer) {
      Self.feedReasons.map { FeedError(file: "a.xml", line: 7, reason: $0).text }
        + Self.fetchReasons.map { FetchError(address: .file("a.xml"), reason: $0).text }
        + Self.addressReasons.map { FeedAddressError(input: "a.xml", reason: $0).text }
        + Self.stateReasons.map { StateError(file: "a.xml", reason: $0).text }
    }

    #expect(Set(texts).count == texts.count)
    for text in texts {
      #expect(text.contains("a.xml") && text.hasSuffix("."))
      #expect(!text.contains("error.") && !text.contains("%") && !text.contains("\n"))
    }
  }

  @Test func `the descriptions of errors are in English and name the file`() {
    let feedErrors = Self.feedReasons.map { "\(FeedError(file: "a.xml", line: 7, reason: $0))" }
    let fetchErrors = Self.fetchReasons.map {
      "\(FetchError(address: .file("a.xml"), reason: $0))"
    }

    #expect(
      feedErrors.map { $0.replacing("a.xml:7: error: ", with: "") } == [
        "no such file", "a folder, not a file", "Permission denied", "larger than 64 MB",
        "the file is empty", "a web page, not a feed", "JSON, but not a complete JSON Feed",
        "a binary file, not a feed", "text, not a feed",
        "XML, but not a feed (the root element is <svg>)", "unknown encoding x-own",
        "not an OPML file", "more than 10000 feeds", "the feed is truncated",
        "not well-formed XML", "an element has more than 1000 attributes",
        "more than 1000 namespaces are declared",
        "a name is longer than 1000 bytes", "a word is longer than 8 MB",
      ])
    #expect(
      fetchErrors.map { $0.replacing("a.xml: error: ", with: "") } == [
        "not found (404)", "permanently removed (410)", "access denied", "unknown kind of sign-in",
        "the server is busy",
        "the server returned status 500", "more than 5 redirects", "invalid redirect to ftp://b",
        "larger than 16 MB", "timed out", "server not found", "invalid address",
        "Cannot allocate memory", "Connection refused", "version",
        "expired", "closed", "cancelled",
      ])
    let busy = FetchError(address: .file("a.xml"), reason: .busy(retryAfter: .seconds(90)))
    #expect("\(busy)" == "a.xml: error: the server is busy; retry in 90.0 seconds")
    let inner = FeedError(file: "b.xml", reason: .empty)
    #expect("\(FetchError(address: .file("a.xml"), reason: .unreadable(inner)))" == "\(inner)")
  }

  @Test(arguments: [
    EACCES, EPERM, ENOENT, EEXIST, ENOTDIR, EISDIR, EROFS, ENOSPC, EDQUOT, EIO, EMFILE,
    ENAMETOOLONG,
    ECONNREFUSED, ENETUNREACH, EHOSTUNREACH,
  ])
  func `common system errors are translated`(_ number: Int32) throws {
    let reason = SystemError.number(number)

    for language in ["en", "pl"] {
      let text = try Localizer.withCurrent(Self.localizer(language)) { reason.text }
      #expect(text != reason.description && !text.contains("system."))
    }
  }

  @Test func `rare system errors have the system's message`() {
    #expect(SystemError.number(ELOOP).text == String(cString: strerror(ELOOP)))
    #expect(SystemError.message("odd").text == "odd")
  }

  @MainActor
  @Test func `of many feeds with the same reason name the first ones`() throws {
    let feeds = (1...5).map { number in
      var feed = LoadedFeed(feed: Feed(id: "https://\(number).org/", name: "Feed \(number)"))
      feed.error = FetchError(
        address: .file(""), reason: number == 2 ? .notFound : .timedOut)
      return feed
    }

    let (all, three) = try Localizer.withCurrent(Self.localizer("en")) {
      (AlertLines.reasons(of: feeds), AlertLines.reasons(of: Array(feeds.prefix(4))))
    }

    #expect(
      all == """
        Feed 1: the server did not respond in time.
        Feed 2: there is nothing at this address.
        Feed 3: the server did not respond in time.
        … and 2 more: the server did not respond in time.
        """)
    #expect(three.contains("Feed 3:") && !three.contains("more"))
  }

  @MainActor
  @Test func `of many lines the first are shown, and the number of the others`() throws {
    let lines = (1...104).map { "line \($0)" }

    let joined = try Localizer.withCurrent(Self.localizer("pl")) {
      (AlertLines.joined(lines), AlertLines.joined(Array(lines.prefix(101))))
    }

    #expect(joined.0.hasSuffix("line 100\n… i jeszcze 4"))
    #expect(joined.1.hasSuffix("line 100\nline 101"))
  }

  @Test func `texts have the line, the limit and the reason`() throws {
    let polish = try Self.localizer("pl")

    let texts = Localizer.withCurrent(polish) {
      [
        FeedError(file: "a.xml", line: 7, reason: .truncated).text,
        FeedError(file: "a.xml", reason: .tooLarge(limit: 64 << 20)).text,
        FeedError(file: "a.xml", line: 1, reason: .notAFeed(.xml("svg"))).text,
        StateError(file: "s.json", reason: .newer).text,
      ]
    }

    #expect(
      texts == [
        "a.xml: plik urywa się po wierszu 7.", "a.xml: plik jest większy niż 64 MB.",
        "a.xml: to plik XML, ale nie kanał wiadomości: zaczyna się od <svg>.",
        "Plik s.json zapisała nowsza wersja programu. Nic nie zostanie zapisane.",
      ])
  }

  private static func localizer(_ language: String) throws -> Localizer {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Localizations/\(language).lproj/Localizable.strings")
    let document = StringsDocument(bytes: [UInt8](try Data(contentsOf: file)))
    let language = try #require(Language(language))
    return Localizer(
      tables: [StringsTable(language: language, document: document)], preferring: [language],
      developmentLanguage: "en")
  }
}
