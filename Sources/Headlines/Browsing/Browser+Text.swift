import Sternik

extension Browser {
  /// Shows an address, and tells in the reader's language if that was not possible.
  @MainActor
  func show(
    _ link: String, in terminal: any Terminal, failed: @escaping (_ why: String) -> Void
  ) {
    Task {
      do throws(ProgramError) {
        let end = try await show(link) { program throws(ProgramError) in
          try await terminal.run(program)
        }
        if case .exited(let status) = end, status != 0 { failed(Texts.browser.status(Int(status))) }
      } catch {
        failed(text(for: error))
      }
    }
  }

  private func text(for error: ProgramError) -> String {
    switch error {
    case .notFound: Texts.browser.missing(programs.map(\.name).joined(separator: ", "))
    case .notStarted(let name, let reason): Texts.browser.notStarted(name, reason)
    case .terminalInUse(let name), .cancelled(let name), .statusUnknown(let name):
      Texts.browser.noTerminal(name)
    }
  }
}
