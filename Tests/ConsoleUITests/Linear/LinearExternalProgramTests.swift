import Foundation
import PseudoTerminals
import Testing

/// An external program that a linear program runs in a real terminal.
struct `An external program in a linear terminal` {
  @Test func `receives all input until it ends, and so does the next one`() throws {
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
    terminal.type("1 ours\n")
    terminal.wait(for: "typed <ours>")
    #expect(!terminal.text.contains("typed <theirs>"))
    terminal.discardOutput()
    terminal.type("run\n")
    terminal.wait(for: "begun")
    terminal.type("theirs again\n")
    terminal.wait(for: "<theirs again>")
    terminal.wait(for: "Type: 1")
    terminal.type("\u{4}")

    #expect(terminal.waitForExit().status == 0)
    #expect(terminal.settings == terminal.initialSettings)
    #expect(!terminal.output.contains(0x1B))
  }
}
