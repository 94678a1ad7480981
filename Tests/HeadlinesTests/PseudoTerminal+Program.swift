import Foundation
import PseudoTerminals

@testable import Headlines

extension PseudoTerminal {
  /// Starts the program `headlines` in a terminal of its own, as a job of the tests, for a reader who was
  /// welcomed already.
  convenience init(_ arguments: [String], state: URL) throws {
    let folder = StateFolder(state.appending(path: "headlines").path())
    var reader = ReaderState()
    reader.wasWelcomed = true
    try folder.reader.save(reader)
    try self.init(
      Bundle.main.bundleURL.appending(path: "headlines").path(), arguments,
      environment: Program.environment([
        "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "XDG_STATE_HOME": state.path(),
      ]), isJob: true)
  }
}
