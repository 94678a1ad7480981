import Foundation
import PseudoTerminals
import Testing

/// A scripted program in a pseudo-terminal that has shown its first frame.
struct ScriptedTerminal {
  let terminal: PseudoTerminal

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - before: The steps before the console runs.
  ///   - steps: The steps when the user types `x`.
  ///   - after: The steps after the console has run.
  ///   - isJob: Whether it can be suspended.
  ///   - backtrace: How the runtime reports crashes; its own default takes some seconds.
  ///   - text: What the program shows first.
  /// - Throws: `POSIXError` if the program does not start.
  init(
    before: [String] = [], _ steps: [String] = [], after: [String] = [],
    isJob: Bool = false, backtrace: String? = nil,
    waitingFor text: String = "ready"
  ) throws {
    var environment = [
      "TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]
    environment["SWIFT_BACKTRACE"] = backtrace
    terminal = try PseudoTerminal(
      Self.path, before + ["--"] + steps + ["--"] + after,
      environment: environment, isJob: isJob)
    terminal.wait(for: text)
  }

  static var path: String { Bundle.main.bundleURL.appending(path: "ScriptedProbe").path() }

  /// What stood on the main screen at the end: everything that was not written to the alternate screen.
  var mainScreen: String {
    var text = terminal.text[...]
    var result = ""
    while let start = text.range(of: "\u{1B}[?1049h") {
      result += text[..<start.lowerBound]
      guard let end = text[start.upperBound...].range(of: "\u{1B}[?1049l") else { return result }
      text = text[end.upperBound...]
    }
    return (result + text).replacing("\r\n", with: "\n")
      .replacing(/\u{1B}\[[?0-9;]*[a-zA-Z]/, with: "")
  }

  /// What was written to the alternate screen.
  var alternateScreen: String {
    terminal.text.components(separatedBy: "\u{1B}[?1049h").dropFirst()
      .map { $0.prefix(upTo: $0.range(of: "\u{1B}[?1049l")?.lowerBound ?? $0.endIndex) }
      .joined(separator: "\n")
  }
}
