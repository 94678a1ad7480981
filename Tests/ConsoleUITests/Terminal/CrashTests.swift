import Foundation
import PseudoTerminals
import TestCases
import Testing

@Suite(.ownThread) struct `A program that crashes` {
  @Test func `restores its terminal before the crash report, which waits for no key`() throws {
    let terminal = try PseudoTerminal(
      Bundle.main.bundleURL.appending(path: "TerminalProbe").path(),
      environment: [
        "TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      ])
    terminal.wait(for: "nothing was run")

    terminal.type("\u{14}")
    let end = terminal.waitForExit()

    #expect(end.reason == .uncaughtSignal && [SIGILL, SIGTRAP].contains(end.status))
    terminal.expectRestored()
    // The report counts down the seconds while it waits for a key.
    #expect(!terminal.text.contains("(29s)"))
  }
}
