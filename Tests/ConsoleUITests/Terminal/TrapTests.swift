import Foundation
import PseudoTerminals
import Testing

struct `A program that traps` {
  @Test func `gives its terminal back before the runtime reports, which waits for no key`() throws {
    let terminal = try PseudoTerminal(
      Bundle.main.bundleURL.appending(path: "TerminalProbe").path(),
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    terminal.wait(for: "nothing was run")

    terminal.type("\u{14}")
    let end = terminal.end()

    #expect(end.reason == .uncaughtSignal && [SIGILL, SIGTRAP].contains(end.status))
    terminal.expectGivenBack()
    // The report counts the seconds down while it waits.
    #expect(!terminal.text.contains("(29s)"))
  }
}
