import Sternik

extension Browser {
  /// Opens an address; `failed` reports the reason in the current language.
  @MainActor
  func open(
    _ link: String, in terminal: any Terminal, failed: @escaping (_ reason: String) -> Void
  ) {
    Task {
      do throws(ProgramError) {
        let end = try await open(link) { program throws(ProgramError) in
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
