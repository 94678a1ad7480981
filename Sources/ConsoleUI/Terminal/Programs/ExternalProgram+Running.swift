import Dispatch

extension ExternalProgram {
  /// Runs it where no terminal has to be handed over.
  ///
  /// - Throws: ``ProgramError`` when it does not start.
  func run() async throws(ProgramError) -> ProgramEnd {
    let child = try ChildProcess(self, as: usesTerminal ? .companion : .background)
    let end = await withCheckedContinuation { continuation in
      // A thread of its own, because waiting blocks.
      DispatchQueue(label: "sternik.program").async {
        continuation.resume(returning: child.waitForEnd())
      }
    }
    guard let end else { throw .endUnknown(name: name) }
    return end
  }
}
