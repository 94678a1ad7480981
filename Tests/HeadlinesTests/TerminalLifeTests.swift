import Foundation
import PseudoTerminals
import Testing

/// Whichever way the program ends, its terminal is as it was.
struct `The terminal` {
  private static let entersAlternateScreen = "\u{1B}[?1049h"
  private static let leavesAlternateScreen = "\u{1B}[?1049l"
  private static let showsCursor = "\u{1B}[?25h"

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `is given back when a signal ends the program`(signal: Int32) throws {
    let terminal = try start()

    terminal.send(signal)
    let end = terminal.end()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    expectGivenBack(terminal)
  }

  @Test func `is given back when the reader quits`() throws {
    let terminal = try start()

    terminal.type("\rq")
    terminal.type("q")
    let end = terminal.end()

    #expect(end.reason == .exit && end.status == 0)
    expectGivenBack(terminal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `is given back when a signal comes while an alert waits for its answer`(
    signal: Int32
  ) throws {
    let terminal = try startWithAlert()

    terminal.send(signal)
    let end = terminal.end()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    expectGivenBack(terminal)
  }

  @Test func `is lent while the program is suspended, and shows the alert again in its new size`()
    throws
  {
    let terminal = try startWithAlert()

    terminal.suspend()
    #expect(terminal.modes == terminal.modesBefore)
    terminal.wait(for: Self.leavesAlternateScreen)
    terminal.forget()
    terminal.send(SIGCONT)
    terminal.wait(for: "cannot be kept")
    #expect(terminal.output.contains(Self.entersAlternateScreen))
    #expect(terminal.modes != terminal.modesBefore)
    terminal.forget()
    terminal.resize(columns: 60, rows: 20)
    terminal.wait(for: "cannot be kept")
    terminal.type("\r")
    terminal.wait(for: "12 articles")

    terminal.send(SIGINT)
    _ = terminal.end()
    expectGivenBack(terminal)
  }

  @Test func `that goes away while an alert waits for its answer ends the program`() throws {
    let terminal = try startWithAlert()

    let end = terminal.hangUp()

    #expect(end.reason == .exit && end.status == 0)
  }

  /// Starts the program where it cannot keep its settings, which it says in an alert.
  private func startWithAlert() throws -> PseudoTerminal {
    let state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: state.appending(path: "state.json"))
    let terminal = try PseudoTerminal(["--lang", "en", "--state", state.path()], state: state)
    terminal.wait(for: "cannot be kept")
    return terminal
  }

  /// Starts the program and waits for its first picture.
  private func start() throws -> PseudoTerminal {
    let state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let terminal = try PseudoTerminal(["--lang", "en"], state: state)
    terminal.wait(for: "12 articles")
    #expect(terminal.output.contains(Self.entersAlternateScreen))
    #expect(terminal.modes != terminal.modesBefore)
    return terminal
  }

  private func expectGivenBack(_ terminal: PseudoTerminal) {
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.output.contains(Self.leavesAlternateScreen))
    #expect(terminal.output.contains(Self.showsCursor))
  }
}

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
