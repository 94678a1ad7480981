import Foundation
import PseudoTerminals
import Testing

/// Signals that are neither requests to end nor crashes.
struct EndingSignalTests {
  private static let signals = [
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGSYS, SIGPIPE,
    34, 50, 64,
  ]

  @Test(arguments: signals)
  func `restore the terminal, then end the program`(signal: Int32) throws {
    let program = try ScriptedTerminal(["out:printed", "show:done"])
    program.terminal.type("x")
    program.terminal.wait(for: "done")

    program.terminal.send(signal)

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, signal))
    #expect(program.mainScreen == "printed\n")
    program.terminal.expectRestored()
  }

  @Test func `that come together do not interrupt the first one's handler`() throws {
    let program = try ScriptedTerminal(["together:\(SIGUSR1),\(SIGUSR2)"])

    program.terminal.type("x")

    // An interrupted handler would wait for itself while the second signal ends the program.
    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGUSR1))
    program.terminal.expectRestored()
  }

  @Test(arguments: [SIGUSR1, SIGALRM, SIGPIPE, SIGTERM, SIGINT], [true, false])
  func `that the program handles are its own`(signal: Int32, isBefore: Bool) throws {
    let handle = ["handle:\(signal)"]
    let program = try ScriptedTerminal(
      before: isBefore ? handle : [], (isBefore ? [] : handle) + ["kill:\(signal)", "handled"])

    program.terminal.type("x")
    program.terminal.type("q")

    #expect(program.terminal.waitForExit() == (.exit, 0))
    #expect(program.mainScreen == "handled \(signal)\noutcome: closed\n")
  }

  @Test(arguments: [SIGUSR1, SIGTERM], [true, false])
  func `that the program ignores stay ignored`(signal: Int32, isBefore: Bool) throws {
    let ignore = ["ignore:\(signal)"]
    let program = try ScriptedTerminal(
      before: isBefore ? ignore : [], (isBefore ? [] : ignore) + ["kill:\(signal)"])

    program.terminal.type("x")
    program.terminal.type("q")

    #expect(program.terminal.waitForExit() == (.exit, 0))
  }

  @Test func `that suspend others leave the screen to a program that cannot be suspended`() throws {
    // The leader of a session, which no shell could continue.
    let program = try ScriptedTerminal(["show:done"])
    program.terminal.discardOutput()

    program.terminal.send(SIGTSTP)
    program.terminal.wait(for: "\u{1B}[?1049h")
    program.terminal.type("x")

    program.terminal.wait(for: "done")
    program.terminal.type("q")
    #expect(program.terminal.waitForExit() == (.exit, 0))
    program.terminal.expectRestored()
  }

  @Test func `that continue it in the background stop it again, and the shell keeps the terminal`()
    throws
  {
    let shell = """
      set -m; "$0" -- -- ; echo "shell has it"; bg; wait %1; echo "stopped again"; \
      read word; echo "shell read $word"; fg
      """
    let terminal = try PseudoTerminal(
      "/bin/bash", ["-c", shell, ScriptedTerminal.path],
      environment: [
        "TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      ])
    terminal.wait(for: "ready")
    terminal.type("\u{1A}")
    terminal.wait(for: "shell has it")
    terminal.wait(for: "stopped again")
    #expect(terminal.settings == terminal.initialSettings)
    terminal.discardOutput()

    terminal.type("hello\n")
    terminal.wait(for: "shell read hello")
    terminal.wait(for: "ready")
    terminal.type("q")

    #expect(terminal.waitForExit() == (.exit, 0))
    terminal.expectRestored()
  }
}
