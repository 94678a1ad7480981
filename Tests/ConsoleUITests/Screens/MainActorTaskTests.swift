import Foundation
import PseudoTerminals
import Testing

/// Tasks of the main actor beside a console that waits for events.
struct MainActorTaskTests {
  @Test func `tasks of the main actor go on while it runs`() throws {
    let program = try ScriptedTerminal(["task:from a task"])

    program.terminal.type("x")
    program.terminal.wait(for: "from a task")
    program.terminal.type("q")

    #expect(program.terminal.waitForExit() == (.exit, 0))
  }
}
