import Sternik

/// Opens web pages in the user's browser.
struct Browser: Sendable {
  /// The programs to try, in order; `%s` in an argument stands for the address.
  let programs: [ExternalProgram]

  private static let placeholder = "%s"
  /// Browsers that draw in the terminal.
  private static let textBrowsers: Set = [
    "browsh", "carbonyl", "cha", "elinks", "links", "links2", "lynx", "w3m", "www-browser",
  ]

  /// The commands in `BROWSER`, separated by colons, then `xdg-open`.
  ///
  /// `%s` in a command stands for the address; without it the address is the last argument. A text
  /// browser, and any browser without a desktop session, gets the terminal.
  ///
  /// A command of the user's configuration is used instead of `BROWSER`.
  init(environment: [String: String], command: String? = nil) {
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    let named = (command ?? environment["BROWSER"] ?? "").split(separator: ":")
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

  /// Opens an address in the first program that is installed.
  ///
  /// - Throws: The last error of `run`.
  @MainActor
  func open(
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

  /// Whether an address is a web page; a feed may contain any other address, which is not passed to
  /// a program.
  static func canOpen(_ link: String) -> Bool {
    let scheme = link.prefix { $0 != ":" }.lowercased()
    return ["http", "https"].contains(scheme)
      && link.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  private static let mediaTypes: Set = [
    "aac", "flac", "m3u8", "m4a", "m4v", "mkv", "mov", "mp3", "mp4", "oga", "ogg", "ogv", "opus",
    "wav", "webm",
  ]

  /// Whether an address is that of sound or film, by its ending.
  static func isMedia(_ link: String) -> Bool {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return false }
    return mediaTypes.contains(name[name.index(after: dot)...].lowercased())
  }
}
