import Dispatch

extension ExternalProgram {
  /// Runs the program without handing over a terminal.
  ///
  /// - Throws: ``ExternalProgram/Failure`` if it does not start or its exit status is unknown.
  func run() async throws(ExternalProgram.Failure) -> ExternalProgram.Status {
    let child = try ChildProcess(self, as: usesTerminal ? .attached : .detached)
    let status = await withCheckedContinuation { continuation in
      // On a thread of its own, because waiting blocks.
      DispatchQueue(label: "sternik.program").async {
        continuation.resume(returning: child.waitForTermination())
      }
    }
    guard let status else { throw .statusUnknown(name: name) }
    return status
  }
}
