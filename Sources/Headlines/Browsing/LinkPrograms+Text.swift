import Sternik

extension LinkPrograms {
  /// Opens an address and reports how that ended.
  ///
  /// A file that could not be saved is removed.
  @MainActor
  func open(
    _ link: String, in terminal: any Terminal, ended: @escaping (LinkActionOutcome) -> Void
  ) {
    let file: DownloadFile?
    do {
      file = needsFile ? try DownloadFile(for: link, in: folder) : nil
    } catch {
      return ended(.failed(Texts.files.folder(folder, reason: error.systemError.text)))
    }
    Task {
      var (name, usesTerminal) = ("", false)
      do throws(ExternalProgram.Failure) {
        let end = try await open(link, file: file?.path ?? "") {
          program throws(ExternalProgram.Failure) in
          (name, usesTerminal) = (program.name, program.usesTerminal)
          return try await terminal.run(program)
        }
        if let failure = failure(end, of: name) {
          file?.remove()
          ended(.failed(failure))
        } else if let file {
          ended(file.isEmpty ? .empty(path: file.path) : .saved(path: file.path))
        } else if action == .download, !namesFolder {
          ended(.ended(program: name))
        } else {
          ended(usesTerminal ? .returned : .done)
        }
      } catch {
        // Without a status, the program may still write.
        if case .statusUnknown = error {} else { file?.remove() }
        // The program that has the terminal reports for itself, as after the same key twice.
        if case .terminalInUse = error {
          ended(.returned)
        } else {
          ended(.failed(text(for: error)))
        }
      }
    }
  }

  /// Why a program failed; nil if it did not, as after a signal that ended a browser or a player.
  private func failure(_ end: ExternalProgram.Status, of name: String) -> String? {
    switch end {
    case .exited(status: 0): nil
    case .exited(let status): Texts.browser.status(name, Int(status))
    case .killed(let signal):
      action == .download ? Texts.files.interrupted(name, Int(signal)) : nil
    }
  }

  private func text(for error: ExternalProgram.Failure) -> String {
    switch error {
    case .notFound: missing(programs.map(\.name).joined(separator: ", "))
    case .notStarted(let name, let reason): Texts.browser.notStarted(name, reason: reason)
    case .terminalInUse(let name), .cancelled(let name), .statusUnknown(let name):
      Texts.browser.noTerminal(name)
    }
  }

  private func missing(_ names: String) -> String {
    if isConfigured { return Texts.files.noConfigured(names) }
    return switch action {
    case .browse: Texts.browser.missing(names)
    case .play: Texts.files.noPlayer(names)
    case .download: Texts.files.noDownloader(names)
    }
  }
}

extension LinkAction {
  /// What a message says while a program starts.
  @MainActor var progress: String {
    switch self {
    case .browse: Texts.browser.opening
    case .play: Texts.files.playing
    case .download: Texts.files.downloading
    }
  }

  /// The title of an alert when a program could not do it.
  @MainActor var failure: String {
    switch self {
    case .browse: Texts.browser.failed
    case .play: Texts.files.playFailed
    case .download: Texts.files.downloadFailed
    }
  }
}
