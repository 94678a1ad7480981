import ConsoleTesting
import Foundation
import Sternik
import TestCases
import Testing

/// `headlines --trace`.
@Suite(.ownThread) struct `The trace file` {
  private let temporary = TemporaryFolder()
  private var file: URL { temporary.url.appending(path: "trace.txt") }

  @Test func `has a line for each step of each run`() throws {
    let run = try Program.run("--keys", "enter escape 5 end enter", "--trace", file.path())
    let again = try Program.run("--trace", file.path())

    #expect(run.status == 0 && again.status == 0)
    #expect(run.error.isEmpty)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count { $0 == "opened" } == 2)
    #expect(lines.last == "closed")
    #expect(
      screens(of: lines.dropFirst().prefix { $0 != "closed" }) == [
        "ArticleListScreen", "ArticleScreen", "ArticleListScreen", "MoreScreen", "AboutScreen",
      ])
  }

  /// The names of the screens that became active, one after the other.
  private func screens(of lines: some Sequence<Substring>) -> [String] {
    lines.compactMap { line in
      let word = line.split(separator: " ").last { $0.hasPrefix("activated=") }
      return word.map { String($0.dropFirst("activated=".count).prefix { $0 != "#" }) }
    }
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
