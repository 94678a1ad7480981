import Foundation
import PseudoTerminals
import Testing

/// What a terminal reports of the mouse while a program gives it back.
struct `Mouse reports that arrive at the end` {
  @Test func `do not reach the program that reads next`() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      ["-c", "\"$0\" -- --; echo shell; read -r line; echo \"<$line>\"", ScriptedTerminal.path],
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        // Reports are awaited for as long as the bytes of a key.
        "ESCDELAY": "1000",
      ])
    terminal.wait(for: "ready")

    terminal.type("\u{1B}[<65;1;1M")
    terminal.type("q")
    terminal.wait(for: "\u{1B}[?1049l")
    terminal.type("\u{1B}[<65;1;2M\u{1B}[<65;1;3M")
    terminal.wait(for: "shell")
    terminal.type("typed\n")

    terminal.wait(for: "<typed>")
    #expect(terminal.waitForExit() == (.exit, 0))
  }
}
