import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Snapshots of every screen.
@MainActor
struct `Screens` {
  @Test(arguments: ["en", "pl"], [[80, 24], [40, 20], [200, 50]])
  func `list of articles`(language: String, size: [Int]) {
    TestApp.run(in: language, columns: size[0], rows: size[1]) { console in
      console.expectSnapshot(named: "articles-\(size[0])x\(size[1])", language: language)
    }
  }

  @Test(arguments: ["en", "pl"], [[80, 24], [40, 20], [200, 50]])
  func `article`(language: String, size: [Int]) {
    TestApp.run(in: language, columns: size[0], rows: size[1]) { console in
      console.press("down enter")

      console.expectSnapshot(named: "article-\(size[0])x\(size[1])", language: language)
    }
  }

  @Test(arguments: ["en", "pl"])
  func `more`(language: String) {
    TestApp.run(in: language) { console in
      console.press("5")

      console.expectSnapshot(named: "more", language: language)
    }
  }

  @Test(arguments: ["en", "pl"])
  func `languages`(language: String) {
    TestApp.run(in: language) { console in
      console.press("5 down down down down enter")

      console.expectSnapshot(named: "languages", language: language)
    }
  }

  @Test(
    arguments: ["en", "pl"],
    [
      ("2", "sources"), ("3", "world"), ("4", "video"), ("5 enter", "saved"),
      ("5 down down enter", "source-list"), ("5 down down enter enter", "add-source"),
      ("5 down down down down down enter", "looks"), ("5 end up enter", "sign-in"),
    ])
  func `other screens`(language: String, screen: (keys: String, name: String)) {
    TestApp.run(in: language, columns: 60, rows: 16) { console in
      console.press(screen.keys)

      console.expectSnapshot(named: screen.name, language: language)
    }
  }

  @Test(arguments: ["en", "pl"])
  func `about`(language: String) {
    TestApp.run(in: language) { console in
      console.press("5 end enter")

      console.expectSnapshot(named: "about", language: language)
    }
  }

  @Test(arguments: ["en", "pl"])
  func `empty feed`(language: String) {
    TestApp.run(in: language, rows: 8, document: FeedDocument(title: "Nothing")) { console in
      console.expectSnapshot(named: "empty", language: language)
    }
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
