import ConsoleTesting
import Foundation
import PseudoTerminals
import TestCases
import Testing

/// The program with `--linear` in a pseudoterminal.
@Suite(.ownThread) struct `The linear terminal` {
  private let temporary = TemporaryFolder()
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(
      ["--linear", "--lang", "en"], state: temporary.url, columns: 200, isJob: true)
    terminal.wait(for: "tab 5 More, quit, help")
  }

  @Test func `navigates by numbers, and leaves the terminal modes unchanged`() {
    #expect(terminal.settings == terminal.initialSettings)

    terminal.type("3\n")
    terminal.wait(for: "The Harbour Gazette, back to Headlines, tab 1 of 5")
    terminal.wait(for: "tab 5 More, back, help")
    terminal.type("back\n")
    terminal.wait(for: "11 unread of 12")
    terminal.type("tab 5\n")
    terminal.wait(for: "More, tab 5 of 5")
    terminal.type("quit\n")
    let end = terminal.waitForExit()

    #expect(end.reason == .exit && end.status == 0)
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `exits with 0 at the end of input`() {
    terminal.type("\u{4}")
    let end = terminal.waitForExit()

    #expect(end.reason == .exit && end.status == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `is ended by a signal`(signal: Int32) {
    terminal.send(signal)
    let end = terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `prints the screen after a suspension, and continues`() {
    terminal.type("3\n")
    terminal.wait(for: "tab 5 More, back, help")
    terminal.suspend()
    terminal.discardOutput()

    terminal.send(SIGCONT)
    terminal.wait(for: "The Harbour Gazette, back to Headlines, tab 1 of 5")
    terminal.type("back\n")
    terminal.wait(for: "11 unread of 12")

    terminal.type("quit\n")
    #expect(terminal.waitForExit().status == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `prints nothing when its size changes`() {
    terminal.discardOutput()
    terminal.resize(columns: 40, rows: 10)
    terminal.type("about\n")
    terminal.wait(for: "Unknown command: about")

    let printed = String(decoding: terminal.output, as: UTF8.self)
    #expect(!printed.contains("articles"))
  }
}
