import ConsoleTesting
import Foundation
import PseudoTerminals
import TestCases
import Testing

/// `headlines --restore`.
@Suite(.ownThread) struct `A restored program` {
  private let temporary = TemporaryFolder()
  private var folder: URL { temporary.url }

  private func run(_ arguments: String...) throws -> Program.Run {
    try Program.run(arguments + ["--restore", "--lang", "en", "--state", folder.path()])
  }

  @Test(arguments: [
    "enter", "down enter", "5 enter", "5 end enter", "enter 5", "5", "enter 5 enter 1",
    "2 enter enter",
    "3 enter", "4 enter", "5 down enter",
  ])
  func `starts where the last run ended`(_ keys: String) throws {
    let first = try run("--keys", keys)
    let saved = try Data(contentsOf: folder.appending(path: "whereabouts.txt"))
    // A key without effect: without keys, all rows would be printed and none marked.
    let second = try run("--keys", "f12")

    #expect(first.status == 0 && second.status == 0)
    #expect(second.output == first.output)
    #expect(try Data(contentsOf: folder.appending(path: "whereabouts.txt")) == saved)
  }

  @Test func `restores an article after the language was changed`() throws {
    let options = ["--restore", "--state", folder.path(), "--width", "180"]

    let first = try Program.run(
      options + ["--keys", "enter 5 down down down down down enter down enter 1"],
      language: "en_GB.UTF-8")
    let second = try Program.run(options + ["--keys", "f12"], language: "en_GB.UTF-8")

    #expect(first.output.contains("▸ The Harbour Gazette"))
    #expect(second.output == first.output)
  }

  @Test func `shows only the target of --open`() throws {
    let first = try run("--keys", "enter 5 down down down down down enter")
    let second = try run("--open", "headlines/1", "--trace", folder.path() + "/trace")
    let trace = try String(contentsOf: folder.appending(path: "trace"), encoding: .utf8)

    #expect(first.output.contains("Language"))
    #expect(second.output.contains("[1 Headlines]"))
    #expect(trace.split(separator: "\n").count { $0.hasPrefix("changed shown") } == 1)
  }

  @Test(arguments: [
    "restoration 1\nto tabs\n  to news\n    to no%20such%20article\n", "nonsense", "",
    "restoration 1\nto tabs\n  to more\n    to lang", "restoration 1\n\u{0}\n",
  ])
  func `reports what cannot be restored`(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "whereabouts.txt"))

    let run = try run()

    #expect(run.status == 0)
    #expect(run.output.contains("Not everything could be reopened"))
  }

  @Test func `starts with the first tab the first time, without a message`() throws {
    let run = try run()

    #expect(run.output.contains("of 12"))
    #expect(run.error.isEmpty)
  }

  @Test func `reports in one line a state that cannot be saved`() throws {
    let run = try Program.run(
      "--restore", "--lang", "en", "--state", "/proc/no-such-folder")

    #expect(run.status != 0)
    #expect(run.error.contains("whereabouts.txt cannot be written"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `shows what a program that crashed has saved meanwhile`() throws {
    let state = folder.appending(path: "headlines/whereabouts.txt")
    let terminal = try PseudoTerminal(["--lang", "en", "--restore"], state: folder, rows: 12)
    terminal.wait(for: "of 12")

    terminal.type("\u{1B}[B\r")
    terminal.type("\u{1B}[6~")
    // The file is written a second after the key.
    while (try? String(contentsOf: state, encoding: .utf8))?.contains("in ArticleScreen") != true {
      sched_yield()
    }
    terminal.send(SIGKILL)
    #expect(terminal.waitForExit().reason == .uncaughtSignal)

    let run = try Program.run([
      "--restore", "--lang", "en", "--height", "12", "--state",
      folder.appending(path: "headlines").path(),
    ])
    #expect(run.output.contains("Headlines › The Harbour Gazette"))
    #expect(!run.output.contains("minutes to read"))
  }
}
