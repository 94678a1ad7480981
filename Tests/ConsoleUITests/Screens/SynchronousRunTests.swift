import ConsoleTesting
import Coordinators
import Foundation
import PseudoTerminals
import Testing

@testable import ConsoleUI

/// A console that runs in a `main` that is not async.
struct SynchronousRunTests {
  @Test(arguments: [false, true])
  func `tasks of the main actor go on while it runs`(isSynchronous: Bool) throws {
    let program = try ScriptedTerminal(["task:from a task"], isSynchronous: isSynchronous)

    program.terminal.type("x")
    program.terminal.wait(for: "from a task")
    program.terminal.type("q")

    #expect(program.terminal.waitForExit() == (.exit, 0))
  }

  @Test @MainActor func `is refused in a task, which it would block`() async {
    let console = Console(Window(), terminal: HeadlessTerminal())

    #expect(throws: TerminalError.mainActorBlocked) { try run(console) }
  }

  /// A synchronous function hides from the compiler that a task calls it.
  @MainActor private func run(_ console: Console) throws {
    try console.runSynchronously()
  }
}
