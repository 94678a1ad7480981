import Foundation
import PseudoTerminals
import TestCases
import Testing

/// The documentation's first program, started with standard streams that cannot be used.
@Suite(.ownThread) struct ClosedStreamsTests {
  /// The forms in which a program shows its screens.
  enum Form: CaseIterable {
    case drawn, plain, linear

    var environment: [String: String] {
      var environment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "NO_COLOR": "1"]
      environment["TERM"] = self == .plain ? "dumb" : "xterm-256color"
      if self == .linear { environment["ACCESSIBLE"] = "1" }
      return environment
    }

    /// What the user types to leave; nil where nobody is asked.
    var end: String? {
      switch self {
      case .drawn: "q"
      case .plain: nil
      case .linear: "\u{4}"
      }
    }
  }

  private static let path = Bundle.main.bundleURL.appending(path: "HelloProbe").path()

  @Test(arguments: Form.allCases, 0..<8)
  func `ends with a status that says whether its output was written`(
    form: Form, closed: Int
  ) throws {
    let streams = (0...2).filter { closed & 1 << $0 != 0 }
    let redirections = streams.map { "\($0)>&-" }.joined(separator: " ")

    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "exec \"$0\" \(redirections)", Self.path], environment: form.environment)
    if streams.allSatisfy({ $0 == 2 }), let end = form.end {
      terminal.wait(for: "Hello, world")
      terminal.type(end)
    }
    let exit = terminal.waitForExit()

    let hasOutput = !streams.contains(1)
    #expect(exit == (.exit, hasOutput ? 0 : 1))
    #expect(terminal.text.contains("Hello, world") == hasOutput)
    #expect(
      terminal.text.contains("sternik: cannot write the output: Bad file descriptor")
        == (!hasOutput && !streams.contains(2)))
    terminal.expectRestored()
  }

  @Test(arguments: [Form.plain, .linear])
  func `reports a full disk and ends with a failure`(form: Form) throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "exec \"$0\" 1>/dev/full", Self.path], environment: form.environment)

    #expect(terminal.waitForExit() == (.exit, 1))
    #expect(terminal.text.contains("sternik: cannot write the output: No space left on device"))
  }
}
