import Foundation
import PseudoTerminals

@testable import Headlines

extension PseudoTerminal {
  /// The program is built beside the tests.
  static let headlines = Bundle.main.bundleURL.appending(path: "headlines").path()

  /// Starts the program in a pseudoterminal, without the welcome.
  convenience init(
    _ arguments: [String], of program: String = headlines, state: URL,
    kind: String = "xterm-256color", columns: UInt16 = 80, rows: UInt16 = 24, isJob: Bool = false
  ) throws {
    var userState = UserState()
    userState.wasWelcomed = true
    try StateFolder(state.appending(path: "headlines").path()).userState.save(userState)
    try self.init(
      program, arguments,
      environment: Program.environment([
        "TERM": kind, "NO_COLOR": "1", "LANG": "en_GB.UTF-8", "XDG_STATE_HOME": state.path(),
      ]), columns: columns, rows: rows, isJob: isJob)
  }
}
