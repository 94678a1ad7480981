import Sternik

/// The program in which readers see web pages, and what it may be given.
struct Browser: Sendable {
  /// The programs to try, the most wanted first, with `%s` for the address.
  let programs: [ExternalProgram]

  private static let placeholder = "%s"
  /// Browsers that show pages in the terminal.
  private static let textBrowsers: Set = [
    "browsh", "carbonyl", "cha", "elinks", "links", "links2", "lynx", "w3m", "www-browser",
  ]

  /// The browsers of an environment: those that `BROWSER` names, parted by colons, then `xdg-open`.
  ///
  /// `%s` in a command stands for the address, which otherwise follows it. Where there is no desktop, and
  /// for what is known to need it, a browser gets the terminal.
  init(environment: [String: String]) {
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    let named = (environment["BROWSER"] ?? "").split(separator: ":")
    programs = (named + ["xdg-open"]).compactMap { command in
      let words = command.split(separator: " ").map(String.init)
      guard let name = words.first else { return nil }
      var arguments = Array(words.dropFirst())
      if !command.contains(Self.placeholder) { arguments.append(Self.placeholder) }
      let file = String(name.split(separator: "/").last ?? "")
      return ExternalProgram(
        name, arguments: arguments,
        usesTerminal: !hasDesktop || Self.textBrowsers.contains(file))
    }
  }

  /// Shows an address in the first of the programs that there is.
  ///
  /// - Throws: what `run` threw for the last of them.
  @MainActor
  func show(
    _ link: String, run: (ExternalProgram) async throws(ProgramError) -> TerminationStatus
  ) async throws(ProgramError) -> TerminationStatus {
    var failure = ProgramError.notFound(name: "")
    for var program in programs {
      program.arguments = program.arguments.map { $0.replacing(Self.placeholder, with: link) }
      do throws(ProgramError) {
        return try await run(program)
      } catch {
        failure = error
        guard case .notFound = error else { throw error }
      }
    }
    throw failure
  }

  /// Whether an address is one of a web page: a feed may name anything, and no program should get that.
  static func opens(_ link: String) -> Bool {
    let scheme = link.prefix { $0 != ":" }.lowercased()
    return ["http", "https"].contains(scheme)
      && link.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }
}
