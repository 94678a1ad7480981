import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// `headlines --open`.
@MainActor
struct `Opening a link` {
  private let temporary = TemporaryFolder()

  @Test(arguments: [
    ("headlines/3", "en", "Article number 3"), ("headlines", "en", "● Article number 1"),
    ("/more/language/", "pl", "Więcej › Język"), ("more/about", "en", "More › About"),
    ("more", "pl", "Zapisane"), ("video", "en", "[4 Video]"),
    ("sources/1/2", "en", "Article number 2"),
    ("more/search", "pl", "Słowa\n"), ("more/sources", "en", "Add a feed"),
    ("world", "pl", "[3 Świat]"),
    ("more/theme", "en", "Lamp"), ("more/saved", "en", "no saved articles"),
  ])
  func `leads to its screen, in the requested language`(
    path: String, language: String, words: String
  ) throws {
    let run = try Program.run("--open", path, "--lang", language, "--feed", try feed())

    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(run.output.contains(words))
  }

  @Test(arguments: [
    ("headlines/2", "Headlines › A"), ("sources/1/2", "A › Number 2"),
    ("headlines/a%202", "Headlines › A"),
  ])
  func `leads to the user's own articles, also in the next run`(
    path: String, breadcrumbs: String
  ) async throws {
    let state = temporary.url.path()
    let library = await StateFolder(state).library(articleCount: 3)
    try await library.close()

    let options = ["--restore", "--lang", "en", "--state", state]
    let first = try Program.run(options + ["--open", path])
    let second = try Program.run(options)

    #expect(first.output.contains("Text of 2") && second.output.contains("Text of 2"))
    #expect(first.output.contains(breadcrumbs) && second.output.contains(breadcrumbs))
  }

  @Test func `to the third article shows no other`() throws {
    let run = try Program.run("--open", "headlines/3", "--feed", try feed())

    #expect(!run.output.contains("number 2"))
    #expect(!run.output.contains("number 4"))
  }

  @Test func `leads back to the list, where one article is read`() throws {
    let run = try Program.run(
      "--open", "headlines/3", "--keys", "escape", "--lang", "en", "--feed", try feed())

    #expect(run.output.contains("4 unread of 5"))
  }

  @Test(arguments: [
    (
      "headlines/13", "en", "headlines: --open: unknown part “13” of the link “headlines/13”.\n"
    ),
    ("headlines/0", "pl", "headlines: --open: nieznana część „0” odnośnika „headlines/0”.\n"),
    ("news/3", "pl", "headlines: --open: nieznana część „news” odnośnika „news/3”.\n"),
    (
      "sources/folder A/B", "en",
      "headlines: --open: unknown part “folder A/B” of the link “sources/folder A/B”.\n"
    ),
    (
      "more/about/us", "en",
      "headlines: --open: unknown part “us” of the link “more/about/us”.\n"
    ),
  ])
  func `that leads nowhere is an error with status 64, in the requested language`(
    path: String, language: String, words: String
  ) throws {
    let run = try Program.run("--open", path, "--lang", language)

    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.error == words)
  }

  @Test func `that leads nowhere marks no article as read`() throws {
    let state = temporary.url.appending(path: "state")

    _ = try Program.run("--open", "headlines/3/more", "--state", state.path())
    let next = try Program.run("--state", state.path(), "--lang", "en")

    #expect(next.output.contains("12 unread of 12"))
  }

  @Test func `from another screen is one change, and leaks nothing`() {
    expectNoLeaks { probe in
      var window: Window?
      var changes = 0
      TestApp.run(in: "en", document: TestApp.document(articleCount: 5)) {
        probe.watch($0)
        window = $0
      } _: { console in
        console.press("enter 2 enter")
        window?.observe { if case .changed = $0 { changes += 1 } }

        #expect(throws: Never.self) {
          if let window { try LinkOpener(window).open(DeepLink("headlines/3")) }
        }
        console.press("pagedown")

        #expect(console.screen.contains("Article number 3"))
        #expect(changes == 1)
        window = nil
      }
    }
  }

  /// A file with five numbered articles.
  private func feed() throws -> String {
    let items = (1...5).map { "<item><guid>\($0)</guid><title>Article number \($0)</title></item>" }
    try temporary.write(
      "<rss version=\"2.0\"><channel>\(items.joined())</channel></rss>", to: "numbers.xml")
    return temporary.url.appending(path: "numbers.xml").path()
  }
}
