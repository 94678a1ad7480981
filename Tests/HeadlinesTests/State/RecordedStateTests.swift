import ConsoleTesting
import Foundation
import GRDB
import Sternik
import Testing

@testable import Headlines

/// Reads what an earlier build wrote: renaming a type or a column must not change the format on disk.
struct `Files of an earlier program` {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    let recorded = try #require(Bundle.module.url(forResource: "Recorded", withExtension: nil))
    temporary = TemporaryFolder(copying: recorded)
    let rows = try temporary.text(of: "rows.sql")
    let connection = try DatabaseFile(folder: state).open().connection
    try connection.write { try $0.execute(sql: rows) }
    try connection.close()
  }

  private var state: StateFolder { StateFolder(folder.appending(path: "state").path) }

  private func run(_ arguments: String...) throws -> String {
    let run = try Program.run(
      ["--state", state.path, "--lang", "en", "--width", "80", "--height", "24"] + arguments)
    #expect(run.status == 0)
    return run.output
  }

  @MainActor
  @Test func `every row is read, and stays`() throws {
    for _ in 1...2 {
      let library = state.library
      library.changeSettings { $0.wasWelcomed = true }
      #expect(library.takeStateError() == nil)
      #expect(library.settings.theme == "night")
      #expect(
        library.feeds.map(\.feed.displayName) == [
          "The Daily Example", "Tygodnik Przykład", "Undeclared prefixes",
        ])
      #expect(library.feeds.map(\.count) == [3, 3, 2])
      #expect(library.feeds.map { $0.unreadCounts[.all] } == [2, 3, 0])
      #expect(
        library.feeds[1].validators
          == HTTPValidators(lastModified: "Sun, 22 Nov 2026 09:55:06 GMT"))
      #expect(
        library.articles(.saved).map(\.content.id) == [
          "https://news.example.org/rock", "Unescaped", "en/river-charter", "ep1",
        ])
      let weekly = library.articles(.feed(library.feeds[1].id))
      #expect(weekly.map(\.content.title) == ["1 < 2 & <b>", "Gruby tytuł — tak", "Obraz"])
      #expect(weekly.map(\.date.secondsSince1970) == [1_793_604_600, 1_793_491_200, 1_793_491_200])
      #expect(weekly[0].content.author == "Zofia Żółć, Jan Gęś")
      let text = library.text(of: weekly[0])
      #expect(text.body.paragraphs == ["Akapit pierwszy & 1 < 2.", "Akapit\ndrugi."])
      #expect(text.summary == "Zwykły tekst &amp; nic więcej.")
    }
  }

  @Test func `the user's settings apply`() throws {
    let screen = try run("--open", "more")

    #expect(screen.contains(/Saved articles +4 ›\n/))
    #expect(screen.contains(/My feeds +3 ›\n/))
    #expect(screen.contains(/Theme +Night ›\n/))
  }

  @Test func `saved articles and cached feeds are shown`() throws {
    let saved = try run("--open", "more/saved")

    #expect(saved.contains("4 articles"))
    #expect(saved.contains("Rock & roll at 5 < 6"))
    #expect(saved.contains("Four countries agree to count the same river the same way"))
  }

  @Test func `feeds keep their articles and read marks`() throws {
    let feeds = try run("--open", "sources").split(separator: "\n").map {
      $0.trimming(while: \.isWhitespace)
    }

    let unread = [
      ("● The Daily Example", "3 articles · 2 unread"),
      ("● Tygodnik Przykład", "3 articles · 3 unread"),
      ("Undeclared prefixes", "2 articles · 0 unread"),
    ]
    for (title, count) in unread {
      let row = try #require(feeds.firstIndex(of: title))
      #expect(feeds[row + 1] == count)
    }
  }

  @Test func `the navigation state restores the same screen`() throws {
    let expected = try temporary.text(of: "restored.txt")

    #expect(try run("--restore") == expected)
  }
}

extension StringProtocol {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    String(String(drop(while: isTrimmed).reversed()).drop(while: isTrimmed).reversed())
  }
}
