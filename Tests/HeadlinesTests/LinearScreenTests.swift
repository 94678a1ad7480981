import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Every screen, as it is told to somebody who hears it.
@MainActor
struct `Screens in lines` {
  @Test(arguments: ["en", "pl"])
  func `are told there and back, by numbers`(language: String) {
    Reading.inLines(language) { dialogue in
      for line in ["2", "back", "tab 5", "4", "back", "7", "help"] { dialogue.enter(line) }

      dialogue.expectSnapshot(named: "walk", language: language)
    }
  }

  @Test(arguments: ["en", "pl"])
  func `of a long feed are told by pages`(language: String) {
    Reading.inLines(language, feed: Reading.feed(of: 1_234)) { dialogue in
      for line in ["next", "again"] { dialogue.enter(line) }

      dialogue.expectSnapshot(named: "long", language: language)
    }
  }

  @Test(arguments: ["en", "pl"])
  func `say that a feed is empty`(language: String) {
    Reading.in(language, feed: Feed(title: "Nothing")) { console in
      console.expectLinearSnapshot(named: "empty", language: language)
    }
  }

  @Test func `are as in the article`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let article = try String(
      contentsOf: root.appending(path: "Sources/ConsoleUI/ConsoleUI.docc/LinearForm.md"),
      encoding: .utf8)

    Reading.inLines("en") { dialogue in
      dialogue.enter("2")
      dialogue.enter("back")
      let lines = dialogue.transcript.split(separator: "\n", omittingEmptySubsequences: false)

      // The article has … in place of what it leaves out.
      let shown = article.components(separatedBy: "```").first { $0.contains("tab 1 of 5") } ?? ""
      let wanted = shown.split(separator: "\n").filter { $0 != "…" }
      #expect(wanted.count > 8)
      var rest = lines[...]
      for line in wanted {
        let found = rest.firstIndex {
          $0 == line || line.hasSuffix("…") && $0.hasPrefix(line.dropLast())
        }
        #expect(found != nil, "not said, or not there: \(line)")
        rest = rest[(found.map { $0 + 1 } ?? rest.startIndex)...]
      }
    }
  }
}
