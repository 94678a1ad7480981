import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Snapshots of every screen.
@MainActor
struct `Screens` {
  @Test func `articles and an article`() async throws {
    try await TestApp.walkthrough(.articles)
      .expectSnapshots(
        named: "articles",
        sizes: [
          Size(columns: 80, rows: 24), Size(columns: 40, rows: 20), Size(columns: 200, rows: 50),
        ])
  }

  @Test func `other screens`() async throws {
    try await TestApp.walkthrough(.screens).expectSnapshots(
      named: "tour", sizes: [Size(columns: 60, rows: 16)])
  }

  @Test func `signing in`() async throws {
    try await TestApp.walkthrough(.signingIn).expectSnapshots(
      named: "sign-in", sizes: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 20)])
  }

  @Test(arguments: ["Welcome", "Help", "Files", "Adding", "Feeds", "Alerts", "Nothing"])
  func `boxes, questions and alerts`(name: String) async throws {
    let tour = try #require(ScreenTour.all.first { $0.name == name })
    try await TestApp.walkthrough(tour).expectSnapshots(
      named: name.lowercased(), sizes: [Size(columns: 60, rows: 18)])
  }

  @Test func `a feed without articles`() async throws {
    let feed = TestApp.temporaryFeed(with: FeedDocument(title: "Nothing"))
    try await TestApp.walkthrough(feeds: [feed])
      .expectSnapshots(named: "empty", sizes: [Size(columns: 80, rows: 8)])
  }

  @Test(arguments: [(16, false), (15, true)])
  func `lines below titles need a window of 16 rows`(rows: Int, isCompact: Bool) {
    TestApp.run(in: "en", rows: rows) { console in
      // In lines of one row, there is room for the last of the twelve articles.
      #expect(console.screen.contains("A village keeps its summer") == isCompact)
    }
  }

  @Test func `the picture in the README`() throws {
    let readme = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../README.md")
        .standardizedFileURL,
      encoding: .utf8)

    TestApp.run(in: "pl", columns: 72, rows: 16, theme: .night) { console in
      console.expectSnapshot(named: "readme", language: "pl", as: .svg())
    }

    #expect(
      readme.contains("(Tests/HeadlinesTests/__Snapshots__/ScreenTests/readme.pl.svg)"),
      "the README shows the picture that is recorded here")
  }

  @Test(arguments: [[1, 1], [3, 2], [10, 3], [20, 5], [300, 4]])
  func `fit into any window`(size: [Int]) {
    TestApp.run(in: "pl", columns: size[0], rows: size[1]) { console in
      console.press("down enter pagedown escape 5 enter escape end enter")

      let lines = console.screen.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= size[1])
      #expect(lines.allSatisfy { $0.count <= size[0] })
    }
  }
}
