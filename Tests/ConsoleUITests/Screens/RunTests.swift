import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

/// The event loop of a console.
@Suite @MainActor struct RunTests {
  private func makeWindow() -> Window {
    let window = Window()
    window.show(SampleScreen("Numbers") { List(0..<20) { Text("row \($0)") } })
    return window
  }

  @Test func `a run shows the same screen as a test with the same keys`() async throws {
    let console = HeadlessConsole(makeWindow(), columns: 30, rows: 8)
    console.press("down down")
    let terminal = HeadlessTerminal(size: Size(columns: 30, rows: 8))
    for event: TerminalEvent in [.key(.down), .key(.down), .endOfInput] { terminal.send(event) }

    let outcome = try await Console(makeWindow(), terminal: terminal).run()

    #expect(outcome == .endOfInput)
    #expect(terminal.canvas?.text == console.screen)
  }

  @Test func `a run does not leak`() async throws {
    try await expectNoLeaks { detector in
      let window = Window()
      detector.watch(window)
      window.show(SampleScreen { Button("Press") {} })
      let terminal = detector(HeadlessTerminal())
      let console = detector(Console(window, terminal: terminal))
      terminal.send(.key(.enter))
      terminal.send(.key(.character("q")))

      try await console.run()
    }
  }

  @Test func `a console whose terminal fails to begin closes its window`() async {
    final class NoTerminal: Terminal {
      let size = Size.zero
      let capabilities = Capabilities()
      let events = TerminalEvents()
      func begin() throws { throw TerminalError.systemCallFailed(call: "tcsetattr", number: 5) }
      func present(_ canvas: Canvas) {}
      func end() {}
    }
    let window = makeWindow()

    await #expect(throws: TerminalError.self) {
      try await Console(window, terminal: NoTerminal()).run()
    }

    #expect(window.isClosed)
  }
}
