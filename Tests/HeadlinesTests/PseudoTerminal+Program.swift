import Foundation
import PseudoTerminals

extension PseudoTerminal {
  /// Starts the program `headlines` in a terminal of its own, as a job of the tests.
  convenience init(_ arguments: [String], state: URL) throws {
    try self.init(
      Bundle.main.bundleURL.appending(path: "headlines").path(), arguments,
      environment: Program.environment([
        "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "XDG_STATE_HOME": state.path(),
      ]), isJob: true)
  }
}
