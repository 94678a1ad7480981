import ConsoleTesting
import Foundation
import Sternik
import TestCases
import Testing

/// `headlines --trace`.
@Suite(.ownThread) struct `The trace file` {
  private let temporary = TemporaryFolder()
  private var file: URL { temporary.url.appending(path: "trace.txt") }

  @Test func `has a line for each step, and is drawn as a diagram`() throws {
    let run = try Program.run("--keys", "enter escape 5 end enter", "--trace", file.path())
    let again = try Program.run("--trace", file.path())

    #expect(run.status == 0 && again.status == 0)
    #expect(run.error.isEmpty)
    let text = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let lines = text.compactMap { TraceLine(String($0)) }
    #expect(lines.map(\.description) == text.map(String.init))
    #expect(lines.count { $0 == .opened } == 2)
    #expect(lines.last == .closed)
    let transitions = FlowDiagram(lines).transitions.map { "\($0.from.screen) \($0.to.screen)" }
    #expect(
      Set(transitions) == [
        "ArticleListScreen ArticleScreen", "ArticleScreen ArticleListScreen",
        "ArticleListScreen MoreScreen", "MoreScreen AboutScreen",
      ])
  }

  @Test(arguments: ["", "/etc", "/no/such/folder/trace", "/dev/full"])
  func `that cannot be written is one line on standard error and status 64`(
    _ path: String
  ) throws {
    let run = try Program.run("--lang", "en", "--trace", path)

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: --trace: “\(path)” cannot be written ("))
    #expect(run.error.split(separator: "\n").count == 1)
  }
}
