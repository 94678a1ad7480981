import Foundation
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
