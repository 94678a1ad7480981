import Foundation
import PseudoTerminals

@testable import Headlines

extension PseudoTerminal {
  /// The program is built beside the tests.
  static let headlines = Bundle.main.bundleURL.appending(path: "headlines").path()

  /// Starts the program in a pseudoterminal, without the welcome.
  ///
  /// Swift's backtracer takes a second of processor time for each program that a signal ends.
  convenience init(
    _ arguments: [String], of program: String = headlines, state: URL,
    kind: String = "xterm-256color", columns: UInt16 = 80, rows: UInt16 = 24, isJob: Bool = false,
    printsBacktrace: Bool = false
  ) throws {
    let folder = state.appending(path: "headlines")
    try StateFolder(folder.path()).skipWelcome()
    var environment = Program.environment([
      "TERM": kind, "NO_COLOR": "1", "LANG": "en_GB.UTF-8", "XDG_STATE_HOME": state.path(),
    ])
    if !printsBacktrace { environment["SWIFT_BACKTRACE"] = "enable=no" }
    try self.init(
      program, arguments, environment: environment, columns: columns, rows: rows, isJob: isJob)
  }
}
