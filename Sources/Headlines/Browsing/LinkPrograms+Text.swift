import Sternik

extension LinkPrograms {
  /// Opens an address; `ended` gets the reason in the current language if that failed.
  @MainActor
  func open(
    _ link: String, in terminal: any Terminal, ended: @escaping (_ error: String?) -> Void
  ) {
    Task {
      do throws(ProgramError) {
        var name = ""
        let end = try await open(link) { program throws(ProgramError) in
          name = program.name
          return try await terminal.run(program)
        }
        if case .exited(let status) = end, status != 0 {
          ended(Texts.browser.status(name, Int(status)))
        } else {
          ended(nil)
        }
      } catch {
        ended(text(for: error))
      }
    }
  }

  private func text(for error: ProgramError) -> String {
    switch error {
    case .notFound: missing(programs.map(\.name).joined(separator: ", "))
    case .notStarted(let name, let reason): Texts.browser.notStarted(name, reason)
    case .terminalInUse(let name), .cancelled(let name), .statusUnknown(let name):
      Texts.browser.noTerminal(name)
    }
  }

  private func missing(_ names: String) -> String {
    switch action {
    case .browse: Texts.browser.missing(names)
    case .play: Texts.files.noPlayer(names)
    case .download: Texts.files.noDownloader(names)
    }
  }
}

extension LinkAction {
  /// The title of an alert when a program could not do it.
  @MainActor var failure: String {
    switch self {
    case .browse: Texts.browser.failed
    case .play: Texts.files.playFailed
    case .download: Texts.files.downloadFailed
    }
  }
}
