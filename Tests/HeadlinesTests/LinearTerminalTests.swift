import Foundation
import PseudoTerminals
import Testing

/// The program in lines, in a terminal of its own.
struct `A terminal of lines` {
  private let terminal: PseudoTerminal

  init() throws {
    let state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    terminal = try PseudoTerminal(
      ["--linear", "--lang", "en"], state: state, columns: 200, isJob: true)
    terminal.wait(for: "tab 5 More, quit, help")
  }

  @Test func `leads there and back by numbers, and is left as it was`() {
    #expect(terminal.settings == terminal.initialSettings)

    terminal.type("3\n")
    terminal.wait(for: "The Harbour Gazette, back to Headlines, tab 1 of 5")
    terminal.wait(for: "tab 5 More, back, help")
    terminal.type("back\n")
    terminal.wait(for: "12 articles, 11 unread")
    terminal.type("tab 5\n")
    terminal.wait(for: "More, tab 5 of 5")
    terminal.type("quit\n")
    let end = terminal.waitForExit()

    #expect(end.reason == .exit && end.status == 0)
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `ends with 0 where the input ends`() {
    terminal.type("\u{4}")
    let end = terminal.waitForExit()

    #expect(end.reason == .exit && end.status == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `ends by a signal that asks for it`(signal: Int32) {
    terminal.send(signal)
    let end = terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `says where the reader is after a suspension, and goes on`() {
    terminal.type("3\n")
    terminal.wait(for: "tab 5 More, back, help")
    terminal.suspend()
    terminal.discardOutput()

    terminal.send(SIGCONT)
    terminal.wait(for: "The Harbour Gazette, back to Headlines, tab 1 of 5")
    terminal.type("back\n")
    terminal.wait(for: "12 articles, 11 unread")

    terminal.type("quit\n")
    #expect(terminal.waitForExit().status == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `says nothing when its size changes`() {
    terminal.discardOutput()
    terminal.resize(columns: 40, rows: 10)
    terminal.type("about\n")
    terminal.wait(for: "Unknown command: about")

    let said = String(decoding: terminal.output, as: UTF8.self)
    #expect(!said.contains("articles"))
  }
}
