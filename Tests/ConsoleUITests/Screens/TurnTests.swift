import ConsoleTesting
import Coordinators
import Dispatch
import Testing

@testable import ConsoleUI

@MainActor struct `The turns of a running console` {
  private enum Local {
    @TaskLocal static var name = "none"
  }

  private final class NamesScreen: Screen {
    var names: [String] = []
    var body: some View { Text("\(names.count) names") }
    var commands: [KeyCommand] {
      [
        KeyCommand(.character("n"), "Name") { [weak self] in
          MainActor.preconditionIsolated()
          self?.names.append(Local.name)
        }
      ]
    }
  }

  private let screen = NamesScreen()
  private let terminal = HeadlessTerminal()

  @Test func `belong to the task that runs it`() async throws {
    terminal.send(.key(.character("n")))
    terminal.send(.endOfInput)

    try await Local.$name.withValue("set") { try await makeConsole().run() }

    #expect(screen.names == ["set"])
  }

  @Test func `are over when the thread that brings an event goes on`() async throws {
    let console = makeConsole()
    let run = Task { try await Local.$name.withValue("set") { try await console.run() } }
    terminal.send(.key(.character("n")))
    await terminal.waitForFrame { $0.text.contains("1 names") }

    for count in 2...4 {
      await handle(.key(.character("n")))
      #expect(screen.names == Array(repeating: "set", count: count))
    }
    await handle(.endOfInput)

    #expect(try await run.value == .endOfInput)
  }

  private func makeConsole() -> Console {
    let window = Window()
    window.show(screen)
    // Without timers, whose items would take turns, too.
    return Console(
      window, terminal: terminal, clock: .movedByHand(), strings: { ConsoleStrings() })
  }

  /// Sends an event as a thread of a terminal does.
  private func handle(_ event: TerminalEvent) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [events = terminal.events] in
        events.sendAndHandle(event)
        continuation.resume()
      }
    }
  }
}
