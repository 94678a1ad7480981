import Sternik

/// The programs that show, play or save what a link leads to.
struct LinkPrograms: Sendable {
  let action: LinkAction
  /// The programs to try, in order; `%s` in an argument stands for the address.
  let programs: [ExternalProgram]

  private static let placeholder = "%s"
  private static let folderPlaceholder = "%d"
  /// Browsers that draw in the terminal.
  private static let textBrowsers: Set = [
    "browsh", "carbonyl", "cha", "elinks", "links", "links2", "lynx", "w3m", "www-browser",
  ]

  /// `%s` in a command stands for the address, `%d` for the folder; without `%s` the address is the last argument.
  private init(
    _ action: LinkAction, _ commands: some Sequence<Substring>, folder: String = "",
    usesTerminal: (_ name: String) -> Bool
  ) {
    self.action = action
    programs = commands.compactMap { command in
      let words = command.split(separator: " ").map(String.init)
      guard let name = words.first else { return nil }
      var arguments = Array(words.dropFirst())
      if !command.contains(Self.placeholder) { arguments.append(Self.placeholder) }
      arguments = arguments.map { $0.replacing(Self.folderPlaceholder, with: folder) }
      let file = String(name.split(separator: "/").last ?? "")
      return ExternalProgram(name, arguments: arguments, usesTerminal: usesTerminal(file))
    }
  }

  /// The commands of the user's configuration, else those in `BROWSER` and then `xdg-open`; colons separate them.
  ///
  /// A text browser, and any browser without a desktop session, gets the terminal.
  static func browser(environment: [String: String], command: String? = nil) -> LinkPrograms {
    let commands = command ?? (environment["BROWSER"] ?? "") + ":xdg-open"
    let hasDesktop = hasDesktop(environment)
    return LinkPrograms(.browse, commands.split(separator: ":")) {
      !hasDesktop || textBrowsers.contains($0)
    }
  }

  /// The command of the user's configuration, else a player that is installed, else what the desktop opens.
  ///
  /// Without a desktop session the player gets the terminal.
  static func player(environment: [String: String], command: String? = nil) -> LinkPrograms {
    let hasDesktop = hasDesktop(environment)
    let standard: [Substring] =
      hasDesktop
      ? ["mpv --force-window %s", "vlc %s", "xdg-open %s"]
      : ["mpv %s", "ffplay -nodisp -autoexit %s"]
    return LinkPrograms(.play, command.map { [$0[...]] } ?? standard) { _ in !hasDesktop }
  }

  /// The command of the user's configuration, in which `%d` stands for the folder, else `wget` or `curl`.
  ///
  /// They run in the background, also after this program has ended, and overwrite no file.
  static func downloader(folder: String, command: String? = nil) -> LinkPrograms {
    let standard: [Substring] = [
      "wget --no-clobber --directory-prefix=%d %s",
      "curl --fail --location --remote-name --no-clobber --create-dirs --output-dir %d %s",
    ]
    return LinkPrograms(.download, command.map { [$0[...]] } ?? standard, folder: folder) { _ in
      false
    }
  }

  private static func hasDesktop(_ environment: [String: String]) -> Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
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
