import Foundation
import PseudoTerminals
import Testing

/// How a program ends that does nothing about the outcome of its console.
struct ExitStatusTests {
  @Test func `quitting is status 0`() throws {
    let program = try ScriptedTerminal(after: ["out:after"])

    program.terminal.type("q")

    #expect(program.terminal.waitForExit() == (.exit, 0))
    #expect(program.mainScreen == "outcome: closed\nafter\n")
    program.terminal.expectRestored()
  }

  @Test(arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
  func `a signal ends the program once it has done what follows`(signal: Int32) throws {
    let program = try ScriptedTerminal(
      before: ["atexit"], after: ["out:after", "part:without line end, "])

    program.terminal.send(signal)

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, signal))
    #expect(
      program.mainScreen.hasSuffix(
        "after\nwithout line end, the program's own handler\n"))
    program.terminal.expectRestored()
  }

  @Test func `Ctrl-C ends the program by SIGINT`() throws {
    let program = try ScriptedTerminal()

    program.terminal.type("\u{3}")

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGINT))
  }

  @Test func `Ctrl-C asks a screen with unsaved text, and a second one ends the program`() throws {
    let program = try ScriptedTerminal(before: ["ask:sure?"], ["show:Kept on"])
    program.terminal.type("\u{3}")
    program.terminal.wait(for: "sure?")
    program.terminal.type("x")
    program.terminal.wait(for: "Kept on")
    program.terminal.discardOutput()
    program.terminal.type("\u{3}")
    program.terminal.wait(for: "ctrl-c")

    program.terminal.type("\u{3}")

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGINT))
    program.terminal.expectRestored()
  }

  @Test func `Ctrl-C typed twice ends a program that hangs`() throws {
    let program = try ScriptedTerminal(["show:stuck", "device:hanging", "pause"])
    program.terminal.type("x")
    program.terminal.wait(for: "hanging")

    program.terminal.type("\u{3}")
    program.terminal.type("\u{3}")

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGINT))
    program.terminal.expectRestored()
    #expect(
      program.mainScreen.contains(
        "sternik: `ScriptedScreen` has not returned from what a key calls"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, nil])
  func `a single request ends a program that hangs, after a while`(signal: Int32?) throws {
    let program = try ScriptedTerminal(["show:stuck", "device:hanging", "pause"])
    program.terminal.type("x")
    program.terminal.wait(for: "hanging")

    if let signal { program.terminal.send(signal) } else { program.terminal.type("\u{3}") }

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, signal ?? SIGINT))
    program.terminal.expectRestored()
  }

  @Test func `a SIGINT of another process asks nobody`() throws {
    let program = try ScriptedTerminal(before: ["ask:sure?"])

    program.terminal.send(SIGINT)

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGINT))
  }

  @Test func `a signal after the screen has its default action again`() throws {
    let program = try ScriptedTerminal(after: ["pause"])
    program.terminal.type("q")
    program.terminal.wait(for: "pausing")

    program.terminal.send(SIGTERM)

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, SIGTERM))
  }

  @Test(arguments: [SIGTERM, SIGUSR1])
  func `a console after another one works as the first`(signal: Int32) throws {
    let program = try ScriptedTerminal(["out:printed", "show:done"], after: ["again"])
    program.terminal.type("q")
    program.terminal.wait(for: "outcome: closed")
    program.terminal.wait(for: "ready")
    program.terminal.discardOutput()
    program.terminal.type("x")
    program.terminal.wait(for: "done")

    program.terminal.send(signal)

    #expect(program.terminal.waitForExit() == (.uncaughtSignal, signal))
    #expect(program.terminal.text.contains("printed"))
    program.terminal.expectRestored()
  }

  @Test func `output that could not be written is reported also after a second console`() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      ["-c", "exec \"$0\" -- -- output:/dev/null again 1>/dev/full", ScriptedTerminal.path],
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])

    #expect(terminal.waitForExit() == (.exit, 1))
    #expect(terminal.text.contains("sternik: cannot write the output: No space left on device"))
  }

  @Test func `another status than 0 is kept`() throws {
    let program = try ScriptedTerminal(after: ["exit:5"])

    program.terminal.send(SIGTERM)

    #expect(program.terminal.waitForExit() == (.exit, 5))
  }

  @Test func `a status of 0 is kept by a program that says so`() throws {
    let program = try ScriptedTerminal(before: ["keepStatus"])

    program.terminal.send(SIGTERM)

    #expect(program.terminal.waitForExit() == (.exit, 0))
    #expect(program.mainScreen == "outcome: signal(ConsoleUI.Console.Signal.terminate)\n")
  }
}
