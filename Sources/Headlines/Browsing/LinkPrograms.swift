import Sternik

/// The programs that show, play or save what a link leads to.
struct LinkPrograms: Sendable {
  let action: LinkAction
  /// The programs to try, in order; `%s` in an argument stands for the address, `%f` for a new file in the folder.
  let programs: [ExternalProgram]
  /// Where downloads go, else empty.
  let folder: String
  /// Whether the program is that of the configuration file.
  let isConfigured: Bool
  /// Whether each command names the folder.
  let namesFolder: Bool

  private static let placeholder = "%s"
  private static let folderPlaceholder = "%d"
  private static let filePlaceholder = "%f"
  /// Browsers that draw in the terminal.
  private static let textBrowsers: Set = [
    "browsh", "carbonyl", "cha", "elinks", "links", "links2", "lynx", "w3m", "www-browser",
  ]

  /// `%d` in a command stands for the folder; without `%s` the address is the last argument.
  private init(
    _ action: LinkAction, _ commands: some Sequence<Substring>, isConfigured: Bool,
    folder: String = "", usesTerminal: (_ name: String) -> Bool
  ) {
    self.action = action
    self.isConfigured = isConfigured
    self.folder = folder
    namesFolder = commands.allSatisfy { $0.contains(Self.folderPlaceholder) }
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
    return LinkPrograms(.browse, commands.split(separator: ":"), isConfigured: command != nil) {
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
    let commands = command.map { [$0[...]] } ?? standard
    return LinkPrograms(.play, commands, isConfigured: command != nil) { _ in !hasDesktop }
  }

  /// The command of the user's configuration, else `wget` or `curl`.
  ///
  /// They run in the background, also after this program has ended.
  static func downloader(folder: String, command: String? = nil) -> LinkPrograms {
    let standard: [Substring] = [
      "wget --output-document=%f %s", "curl --globoff --fail --location --output %f %s",
    ]
    let commands = command.map { [$0[...]] } ?? standard
    return LinkPrograms(
      .download, commands, isConfigured: command != nil, folder: folder,
      usesTerminal: { _ in false })
  }

  private static func hasDesktop(_ environment: [String: String]) -> Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// Whether a program writes a file that must exist before.
  var needsFile: Bool {
    action == .download
      && programs.contains { $0.arguments.contains { $0.contains(Self.filePlaceholder) } }
  }

  /// Opens an address in the first program that is installed; `file` is the path of the new file, if they need one.
  ///
  /// - Throws: The last error of `run`.
  @MainActor
  func open(
    _ link: String, file: String = "",
    run: (ExternalProgram) async throws(ExternalProgram.Failure) -> ExternalProgram.Status
  ) async throws(ExternalProgram.Failure) -> ExternalProgram.Status {
    var failure = ExternalProgram.Failure.notFound(name: "")
    for var program in programs {
      program.arguments = program.arguments.map { argument in
        // In parts, since the address and the file may contain the placeholders.
        argument.split(separator: Self.placeholder, omittingEmptySubsequences: false)
          .map { $0.replacing(Self.filePlaceholder, with: file) }.joined(separator: link)
      }
      do throws(ExternalProgram.Failure) {
        return try await run(program)
      } catch {
        failure = error
        guard case .notFound = error else { throw error }
      }
    }
    throw failure
  }

  /// Whether a link in a text can be opened; a feed may contain any other address, which is not passed to a program.
  static func canOpen(_ link: String) -> Bool {
    isWebAddress(link) || isMailAddress(link) || isPhoneNumber(link)
      || link.lowercased().hasPrefix("ftp://") && hasNoBlanks(link)
  }

  static func isWebAddress(_ link: String) -> Bool {
    ["http", "https"].contains(link.prefix { $0 != ":" }.lowercased()) && hasNoBlanks(link)
  }

  private static func hasNoBlanks(_ link: String) -> Bool {
    link.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  /// Whether an address is a phone number behind `tel:`, of digits with a plus before them.
  static func isPhoneNumber(_ link: String) -> Bool {
    link.wholeMatch(of: /tel:\+?[0-9]{1,30}/) != nil
  }

  /// Whether an address has mail addresses behind `mailto:`, without a subject or other fields.
  ///
  /// Only characters that mean nothing to the scripts and mail programs behind `xdg-open`.
  static func isMailAddress(_ link: String) -> Bool {
    let parts = link.split(separator: ":", maxSplits: 1)
    return parts.count == 2 && parts[0] == "mailto" && parts[1].contains("@")
      && parts[1].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@._+-,".contains($0)) }
  }

  private static let mediaTypes: Set = [
    "aac", "flac", "m3u8", "m4a", "m4v", "mkv", "mov", "mp3", "mp4", "oga", "ogg", "ogv", "opus",
    "wav", "webm",
  ]

  /// Whether an address is that of sound or film, by its ending.
  static func isMedia(_ link: String) -> Bool {
    // Behind the scheme and the server.
    let path = link.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").dropFirst(2)
    let name = path.last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return false }
    return mediaTypes.contains(name[name.index(after: dot)...].lowercased())
  }
}
