import Foundation
import PseudoTerminals
import Testing

/// A program that uses up the stack of a thread.
struct StackOverflowTests {
  private static let places = ["closure", "getter", "view", "task", "queue", "thread"]

  @Test(arguments: places)
  func `gives the terminal back with a message`(place: String) throws {
    let program = try ScriptedTerminal(["overflow:\(place)"], backtrace: "enable=no")

    program.terminal.type("x")

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGSEGV))
    #expect(program.mainScreen == Self.message)
    program.terminal.expectRestored()
  }

  @Test(arguments: ["getter", "view"])
  func `in its first frame gives the terminal back`(place: String) throws {
    let program = try ScriptedTerminal(
      before: ["overflow:\(place)"], backtrace: "enable=no",
      waitingFor: Self.message.trimmingCharacters(in: .newlines))

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGSEGV))
    program.terminal.expectRestored()
  }

  @Test func `shows what it has printed before the report of the runtime`() throws {
    let program = try ScriptedTerminal(
      ["out:printed", "overflow:task"], backtrace: "symbolicate=off,threads=crashed,limit=4")

    program.terminal.type("x")

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGSEGV))
    #expect(program.mainScreen.hasPrefix("printed\n" + Self.message))
    #expect(program.mainScreen.contains("Program crashed"))
    program.terminal.expectRestored()
  }

  private static let message = "sternik: stack overflow\n"
}
