import Foundation
import PseudoTerminals
import Testing

/// A program in a real terminal that runs another one there.
struct `A terminal that is lent` {
  @Test func `gives every key to the other program, then everything back`() throws {
    let terminal = try lend(to: "sh", "-c", "echo begun; read line; echo \"<$line>\"")
    terminal.wait(for: "begun")
    #expect(terminal.text.contains("\u{1B}[?1049l"))
    #expect(terminal.text.contains("\u{1B}[?25h"))

    terminal.type("anything\u{1B}[A z\n")
    terminal.wait(for: "<anything\u{1B}[A z>")
    terminal.wait(for: "exited with 0")
    terminal.type("mine\r")

    terminal.wait(for: "typed <mine>")
    #expect(terminal.modes != terminal.modesBefore)
    expectQuiet(terminal)
  }

  @Test(arguments: [
    (["sh", "-c", "exit 3"], "exited with 3"),
    (["sh", "-c", "kill -KILL $$"], "killed by 9"),
    (["sh", "-c", "stty raw -echo"], "exited with 0"),
    (["no such program"], "there is no program \"no such program\""),
    ([""], "there is no program \"\""),
    (["/"], "\"/\" was not started: Permission denied"),
    (["echo", "$HOME; *"], "exited with 0"),
  ])
  func `shows what became of the other program`(words: [String], story: String) throws {
    let terminal = try start(words)

    terminal.type("\u{12}")
    terminal.wait(for: story)
    terminal.type("mine\r")

    terminal.wait(for: "typed <mine>")
    if words.first == "echo" { #expect(terminal.text.contains("$HOME; *\r\n")) }
    expectQuiet(terminal)
  }

  @Test func `lends its keys' signals, too`() throws {
    let terminal = try lend(to: "sh", "-c", "echo begun; exec cat")
    terminal.wait(for: "begun")

    terminal.type("\u{3}")

    terminal.wait(for: "killed by 2")
    terminal.forget()
    terminal.type("\u{12}")
    terminal.wait(for: "begun")
    terminal.type("\u{1C}")
    terminal.wait(for: "killed by 3")
    expectQuiet(terminal)
  }

  @Test func `has signals that do what they do by default`() throws {
    let terminal = try lend(to: "grep", "-E", "Sig(Blk|Ign)", "/proc/self/status")

    terminal.wait(for: "exited with 0")

    let sets = terminal.text.matches(of: /Sig(?:Blk|Ign):\t([0-9a-f]+)/).map(\.output.1)
    #expect(sets.count == 2)
    // Beyond the 31 that have names, the library keeps some for itself.
    #expect(sets.allSatisfy { UInt64($0, radix: 16).map { $0 & 0x7FFF_FFFF } == 0 })
    expectQuiet(terminal)
  }

  @Test func `wakes a program that is stopped where nobody else would`() throws {
    let terminal = try lend(to: "sh", "-c", "echo begun; kill -STOP $$; echo again; read line")
    terminal.wait(for: "again")

    terminal.type("\u{1A}")
    terminal.type("\n")

    terminal.wait(for: "exited with 0")
    expectQuiet(terminal)
  }

  @Test func `is stopped together with the program, and goes on together with it`() throws {
    let shell = """
      set -m; "$0" sh -c 'echo begun; read line; echo "<$line>"'; echo "shell has it"; read word; \
      echo "shell read $word"; fg
      """
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", shell, Self.probe], environment: Self.variables)
    terminal.wait(for: "nothing was run")
    terminal.type("\u{12}")
    terminal.wait(for: "begun")

    terminal.type("\u{1A}")
    terminal.wait(for: "shell has it")
    #expect(terminal.modes == terminal.modesBefore)
    terminal.type("hello\n")
    terminal.wait(for: "shell read hello")
    terminal.type("line\n")

    terminal.wait(for: "<line>")
    terminal.wait(for: "exited with 0")
    terminal.type("\u{3}")
    _ = terminal.end()
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `takes the other program along when it has to end`(signal: Int32) throws {
    let terminal = try lend(
      to: "sh", "-c",
      "trap 'echo hung up; exit' HUP; stty raw; echo begun; while read x; do :; done")
    terminal.wait(for: "begun")

    terminal.send(signal)
    let end = terminal.end()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    #expect(terminal.text.contains("hung up"))
    #expect(terminal.modes == terminal.modesBefore)
  }

  private static let probe = Bundle.main.bundleURL.appending(path: "TerminalProbe").path()
  private static let variables = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
  ]

  private func start(_ words: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(Self.probe, words, environment: Self.variables)
    terminal.wait(for: "nothing was run")
    terminal.forget()
    return terminal
  }

  private func lend(to words: String...) throws -> PseudoTerminal {
    let terminal = try start(words)
    terminal.type("\u{12}")
    return terminal
  }

  /// Ends the program, which leaves the terminal as it was.
  private func expectQuiet(_ terminal: PseudoTerminal) {
    terminal.type("\u{3}")
    let end = terminal.end()
    #expect(end.reason == .uncaughtSignal && end.status == SIGINT)
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.text.hasSuffix("\u{1B}[?1049l"))
  }
}
