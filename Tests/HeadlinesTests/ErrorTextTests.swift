import Foundation
import LocalizableStrings
import StringsSyntax
import Testing

@testable import Headlines

@Suite struct `Error texts` {
  private static let feedReasons: [FeedError.Reason] = [
    .missing, .folder, .unreadable(.number(EACCES)), .tooLarge(limit: 64 << 20), .empty,
    .notAFeed(.webPage), .notAFeed(.json), .notAFeed(.binary), .notAFeed(.text),
    .notAFeed(.xml("svg")), .unknownEncoding("x-own"), .notAList(.json),
    .tooManySources(limit: 10_000), .cutOff, .malformed,
  ]
  private static let fetchReasons: [FetchError.Reason] = [
    .notFound, .gone, .forbidden, .busy(retryAfter: nil), .status(500), .tooManyRedirects(limit: 5),
    .badRedirect("ftp://b"), .tooLarge(limit: 16 << 20), .timedOut, .noHost,
    .noConnection(.number(ECONNREFUSED)), .insecure(.words("expired")), .broken(.words("closed")),
    .cancelled,
  ]
  private static let addressReasons: [SourceAddressError.Reason] = [
    .scheme("ftp"), .malformed, .nonsense,
  ]
  private static let stateReasons: [StateProblem.Reason] = [
    .damaged(keptAs: "b.json"), .stuck, .newer(version: 2), .unreadable(.number(EACCES)),
    .unwritable(.number(EACCES)),
  ]

  @Test(arguments: ["en", "pl"])
  func `every error is one whole sentence in every language`(_ language: String) throws {
    let localizer = try Self.localizer(language)

    let texts = Localizer.withCurrent(localizer) {
      Self.feedReasons.map { FeedError(file: "a.xml", line: 7, reason: $0).text }
        + Self.fetchReasons.map { FetchError(address: .file("a.xml"), reason: $0).text }
        + Self.addressReasons.map { SourceAddressError(text: "a.xml", reason: $0).message }
        + Self.stateReasons.map { StateProblem(file: "a.xml", reason: $0).text }
    }

    #expect(Set(texts).count == texts.count)
    for text in texts {
      #expect(text.contains("a.xml") && text.hasSuffix("."))
      #expect(!text.contains("error.") && !text.contains("%") && !text.contains("\n"))
    }
  }

  @Test(arguments: [
    EACCES, EPERM, ENOENT, EEXIST, ENOTDIR, EISDIR, EROFS, ENOSPC, EDQUOT, EIO, EMFILE,
    ENAMETOOLONG,
    ECONNREFUSED, ENETUNREACH, EHOSTUNREACH,
  ])
  func `what the system often says is told in every language`(_ number: Int32) throws {
    let reason = SystemReason.number(number)

    for language in ["en", "pl"] {
      let text = try Localizer.withCurrent(Self.localizer(language)) { reason.text }
      #expect(text != reason.description && !text.contains("system."))
    }
  }

  @Test func `what the system seldom says is told in its own words`() {
    #expect(SystemReason.number(ELOOP).text == String(cString: strerror(ELOOP)))
    #expect(SystemReason.words("odd").text == "odd")
  }

  @MainActor
  @Test func `of many lines the first are told, and how many more there are`() throws {
    let lines = (1...12).map { "line \($0)" }

    let told = try Localizer.withCurrent(Self.localizer("pl")) {
      (AlertLines.joined(lines), AlertLines.joined(Array(lines.prefix(9))))
    }

    #expect(told.0.hasSuffix("line 8\n… i jeszcze 4"))
    #expect(told.1.hasSuffix("line 8\nline 9"))
  }

  @Test func `the line, the limit and the reason are told`() throws {
    let polish = try Self.localizer("pl")

    let texts = Localizer.withCurrent(polish) {
      [
        FeedError(file: "a.xml", line: 7, reason: .cutOff).text,
        FeedError(file: "a.xml", reason: .tooLarge(limit: 64 << 20)).text,
        FeedError(file: "a.xml", line: 1, reason: .notAFeed(.xml("svg"))).text,
        StateProblem(file: "s.json", reason: .newer(version: 2)).text,
      ]
    }

    #expect(
      texts == [
        "a.xml: kanał jest urwany po wierszu 7.", "a.xml: plik jest większy niż 64 MB.",
        "a.xml: to plik XML, ale nie kanał wiadomości: zaczyna się od <svg>.",
        "Plik s.json zapisała nowsza wersja programu (format 2). Nic nie zostanie zapisane.",
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
