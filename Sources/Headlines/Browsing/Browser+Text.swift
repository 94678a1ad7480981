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
        let names = programs.map(\.name).joined(separator: ", ")
        failed(Texts.browser.missing(names, "\(error)"))
      }
    }
  }
}
