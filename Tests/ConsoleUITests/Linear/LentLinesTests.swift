import Foundation
import PseudoTerminals
import Testing

/// A program in lines, in a real terminal, that runs another one there.
struct `A terminal of lines that is lent` {
  @Test func `gives every line to the other program, then goes on`() throws {
    let terminal = try PseudoTerminal(
      Bundle.main.bundleURL.appending(path: "TerminalProbe").path(),
      ["sh", "-c", "echo begun; read line; echo \"<$line>\""],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "ACCESSIBLE": "1"])
    terminal.wait(for: "ctrl-r Run")

    terminal.type("run\n")
    terminal.wait(for: "begun")
    terminal.type("1 theirs\n")
    terminal.wait(for: "<1 theirs>")
    terminal.wait(for: "exited with 0")
    terminal.type("1 mine\n")
    terminal.wait(for: "typed <mine>")
    terminal.type("\u{4}")

    #expect(terminal.waitForExit().status == 0)
    #expect(!terminal.text.contains("typed <theirs>"))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.output.contains(0x1B))
  }
}
