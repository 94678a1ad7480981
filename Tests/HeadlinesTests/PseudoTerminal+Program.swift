import Foundation
import PseudoTerminals

@testable import Headlines

extension PseudoTerminal {
  /// The program is built beside the tests.
  static let headlines = Bundle.main.bundleURL.appending(path: "headlines").path()

  /// Starts the program in a terminal of its own, for a reader who was welcomed before.
  convenience init(
    _ arguments: [String], of program: String = headlines, state: URL,
    kind: String = "xterm-256color", columns: UInt16 = 80, rows: UInt16 = 24, isJob: Bool = false
  ) throws {
    var reader = ReaderState()
    reader.wasWelcomed = true
    try StateFolder(state.appending(path: "headlines").path()).reader.save(reader)
    try self.init(
      program, arguments,
      environment: Program.environment([
        "TERM": kind, "LANG": "en_GB.UTF-8", "XDG_STATE_HOME": state.path(),
      ]), columns: columns, rows: rows, isJob: isJob)
  }
}
