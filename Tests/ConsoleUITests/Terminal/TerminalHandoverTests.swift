import Foundation
import PseudoTerminals
import Testing

/// A full-screen program that runs an external program in its terminal.
struct `A terminal that an external program uses` {
  @Test func `gives all keys to that program, then restores the screen`() throws {
    let terminal = try run("sh", "-c", "echo begun; read line; echo \"<$line>\"")
    terminal.wait(for: "begun")
    #expect(terminal.text.contains("\u{1B}[?1049l"))
    #expect(terminal.text.contains("\u{1B}[?25h"))

    terminal.type("anything\u{1B}[A z\n")
    terminal.wait(for: "<anything\u{1B}[A z>")
    terminal.wait(for: "exited with 0")
    terminal.type("mine\r")

    terminal.wait(for: "typed <mine>")
    #expect(terminal.settings != terminal.initialSettings)
    expectCleanExit(terminal)
  }

  @Test(arguments: [
    (["sh", "-c", "exit 3"], "exited with 3"),
    (["sh", "-c", "kill -KILL $$"], "killed by 9"),
    (["sh", "-c", "stty raw -echo"], "exited with 0"),
    (["no such program"], "the program \"no such program\" was not found"),
    ([""], "the program \"\" was not found"),
    (["/"], "\"/\" could not be started: Permission denied"),
    (["echo", "$HOME; *"], "exited with 0"),
  ])
  func `reports how that program terminated`(words: [String], message: String) throws {
    let terminal = try start(words)

    terminal.type("\u{12}")
    terminal.wait(for: message)
    terminal.type("mine\r")

    terminal.wait(for: "typed <mine>")
    if words.first == "echo" { #expect(terminal.text.contains("$HOME; *\r\n")) }
    expectCleanExit(terminal)
  }

  @Test func `sends the signals of keys to that program only`() throws {
    let terminal = try run("sh", "-c", "echo begun; exec cat")
    terminal.wait(for: "begun")

    terminal.type("\u{3}")

    terminal.wait(for: "killed by 2")
    terminal.discardOutput()
    terminal.type("\u{12}")
    terminal.wait(for: "begun")
    terminal.type("\u{1C}")
    terminal.wait(for: "killed by 3")
    expectCleanExit(terminal)
  }

  @Test func `starts that program with default signal actions`() throws {
    let terminal = try run("grep", "-E", "Sig(Blk|Ign)", "/proc/self/status")

    terminal.wait(for: "exited with 0")

    let sets = terminal.text.matches(of: /Sig(?:Blk|Ign):\t([0-9a-f]+)/).map(\.output.1)
    #expect(sets.count == 2)
    // Beyond the 31 standard signals, the C library reserves some for itself.
    #expect(sets.allSatisfy { UInt64($0, radix: 16).map { $0 & 0x7FFF_FFFF } == 0 })
    expectCleanExit(terminal)
  }

  @Test func `continues a program that stops where no shell would continue it`() throws {
    let terminal = try run("sh", "-c", "echo begun; kill -STOP $$; echo again; read line")
    terminal.wait(for: "again")

    terminal.type("\u{1A}")
    terminal.type("\n")

    terminal.wait(for: "exited with 0")
    expectCleanExit(terminal)
  }

  @Test func `stops and continues together with that program`() throws {
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
    #expect(terminal.settings == terminal.initialSettings)
    terminal.type("hello\n")
    terminal.wait(for: "shell read hello")
    terminal.type("line\n")

    terminal.wait(for: "<line>")
    terminal.wait(for: "exited with 0")
    terminal.type("\u{3}")
    _ = terminal.waitForExit()
    terminal.expectRestored()
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `ends that program when it must end itself`(signal: Int32) throws {
    let terminal = try run(
      "sh", "-c",
      "trap 'echo hung up; exit' HUP; stty raw; echo begun; while read x; do :; done")
    terminal.wait(for: "begun")

    terminal.send(signal)
    let end = terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal && end.status == signal)
    #expect(terminal.text.contains("hung up"))
    terminal.expectRestored()
  }

  private static let probe = Bundle.main.bundleURL.appending(path: "TerminalProbe").path()
  private static let variables = [
    "TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
  ]

  private func start(_ words: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(Self.probe, words, environment: Self.variables)
    terminal.wait(for: "nothing was run")
    terminal.discardOutput()
    return terminal
  }

  private func run(_ words: String...) throws -> PseudoTerminal {
    let terminal = try start(words)
    terminal.type("\u{12}")
    return terminal
  }

  /// Ends the program with Ctrl-C and expects that the terminal is restored.
  private func expectCleanExit(_ terminal: PseudoTerminal) {
    terminal.type("\u{3}")
    let end = terminal.waitForExit()
    #expect(end.reason == .uncaughtSignal && end.status == SIGINT)
    terminal.expectRestored()
  }
}
