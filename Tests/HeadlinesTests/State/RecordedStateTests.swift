import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Reads files that an earlier build wrote: renaming a type must not change the format on disk.
struct `Files of an earlier program` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    let recorded = try #require(Bundle.module.url(forResource: "Recorded", withExtension: nil))
    try FileManager.default.copyItem(at: recorded, to: folder)
  }

  private var state: StateFolder { StateFolder(folder.appending(path: "state").path) }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func run(_ arguments: String...) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Program.run(
      ["--state", state.path, "--lang", "en", "--width", "80", "--height", "24"] + arguments)
    #expect(run.status == 0)
    return run.output
  }

  @Test func `every state file is read completely`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let feeds = ["daily.rss", "weekly.atom", "podcast.rss"].map { "http://127.0.0.1:1/\($0).xml" }

    try expectComplete(state.userState)
    try expectComplete(state.savedArticles)
    for feed in feeds { try expectComplete(state.cachedFeed(feed)) }
    for feed in ["", feeds[0], feeds[2]] { try expectComplete(state.readMarks(of: feed)) }
  }

  /// Expects that loading and encoding a file gives the same bytes.
  private func expectComplete<Content>(_ file: StoredFile<Content>) throws {
    let (content, error) = file.load()
    #expect(error == nil)
    #expect(content != Content())
    #expect(
      try StoredFormat.encoded(content) == Data(contentsOf: URL(filePath: file.path)),
      "\(file.path)")
  }

  @Test func `the user's settings apply`() throws {
    let screen = try run("--open", "more")

    #expect(screen.contains(/Saved articles +2 ›\n/))
    #expect(screen.contains(/My feeds +4 ›\n/))
    #expect(screen.contains(/Theme +Automatic ›\n/))
    #expect(screen.contains(/Sign out +Ada ›\n/))
  }

  @Test func `saved articles and cached feeds are shown`() throws {
    let saved = try run("--open", "more/saved")

    #expect(saved.contains("2 articles"))
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
    let expected = try text(of: "restored.txt")

    #expect(try run("--restore") == expected)
  }

  @Test func `the trace gives the same diagram`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let trace = try text(of: "trace.txt")

    let lines = try TraceLine.lines(of: trace)

    #expect(lines.map { "\($0)\n" }.joined() == trace)
    #expect(try FlowDiagram(lines).mermaid == text(of: "trace.mermaid"))
  }
}

extension StringProtocol {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    String(String(drop(while: isTrimmed).reversed()).drop(while: isTrimmed).reversed())
  }
}
