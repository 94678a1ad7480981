import ConsoleTesting
import Foundation
import PseudoTerminals
import Sternik
import TestCases
import Testing

@testable import Headlines

/// `headlines --record`.
@Suite(.ownThread) struct `The recording of headlines` {
  private let temporary = TemporaryFolder()
  private var folder: URL { temporary.url }

  private var file: String { folder.appending(path: "bug.cast").path() }

  @Test func `has what the user pressed and saw, up to the moment at which the program is killed`()
    throws
  {
    let terminal = try PseudoTerminal(
      ["--lang", "en", "--record", file], state: folder, columns: 60, rows: 20)
    terminal.wait(for: "quit")

    terminal.type("?")
    terminal.wait(for: "back")
    terminal.send(SIGKILL)
    _ = terminal.waitForExitBeforeReading()

    let recording = try Recording(contentsOf: file)
    #expect(!recording.isCutOff)
    #expect(recording.size == Size(columns: 60, rows: 20))
    #expect(recording.events.contains { $0.content == .input(.key(.character("?"))) })
    #expect(recording.lastScreen.text.contains("esc back"))
  }

  @Test func `of played keys ends with the printed screen`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    let run = try Program.run(
      "--lang", "pl", "--keys", "down enter", "--width", "60", "--height", "12", "--record", file)

    let rows = try Recording(contentsOf: file).lastScreen.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).starts(with: rows))
  }

  @Test(arguments: ["", "/etc", "/no/such/folder/bug.cast", "/dev/full"])
  func `that cannot be written is one line on standard error and status 64`(
    _ path: String
  ) throws {
    let run = try Program.run("--lang", "en", "--record", path)

    #expect(run.status == 64)
    #expect(run.error.hasPrefix("headlines: --record: “\(path)” cannot be written ("))
    #expect(run.error.split(separator: "\n").count == 1)
  }
}
