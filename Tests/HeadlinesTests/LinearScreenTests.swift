import ConsoleTesting
import Foundation
import Sternik
import Testing

@testable import Headlines

/// Every screen in linear form.
@MainActor
struct `Linear screens` {
  @Test func `are navigated by numbers`() async throws {
    try await TestApp.walkthrough().expectDialogue(
      ["2", "back", "tab 5", "4", "back", "8", "help"], named: "walk")
  }

  @Test func `of a long feed are paged`() async throws {
    let program = TestApp.walkthrough(feeds: [
      TestApp.temporaryFeed(with: TestApp.document(articleCount: 1_234))
    ])

    try await program.expectDialogue(["next", "again"], named: "long")
  }

  @Test func `report an empty feed`() async throws {
    let program = TestApp.walkthrough(feeds: [
      TestApp.temporaryFeed(with: FeedDocument(title: "Nothing"))
    ])

    try await program.expectSnapshots(named: "empty", as: .linear)
  }

  @Test func `are as in the article`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let article = try String(
      contentsOf: root.appending(path: "Sources/ConsoleUI/ConsoleUI.docc/LinearForm.md"),
      encoding: .utf8)

    TestApp.runLinear(in: "en") { dialogue in
      dialogue.enter("2")
      dialogue.enter("back")
      let lines = dialogue.transcript.split(separator: "\n", omittingEmptySubsequences: false)

      // The article leaves out text with an ellipsis.
      let shown = article.components(separatedBy: "```").first { $0.contains("tab 1 of 5") } ?? ""
      let wanted = shown.split(separator: "\n").filter { $0 != "…" }
      #expect(wanted.count > 8)
      var rest = lines[...]
      for line in wanted {
        let found = rest.firstIndex {
          $0 == line || line.hasSuffix("…") && $0.hasPrefix(line.dropLast())
        }
        #expect(found != nil, "missing or out of order: \(line)")
        rest = rest[(found.map { $0 + 1 } ?? rest.startIndex)...]
      }
    }
  }
}
