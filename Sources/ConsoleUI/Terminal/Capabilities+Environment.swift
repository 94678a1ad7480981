extension Capabilities {
  /// What the terminal of this process can show, as its environment tells.
  public static var current: Capabilities { Capabilities(Environment.process) }

  /// Follows `TERM`, `COLORTERM`, `NO_COLOR` and the character set of the locale.
  init(_ environment: Environment) {
    let term = environment["TERM"] ?? "dumb"
    self.init(
      colors: Self.colors(term: term, environment), movesCursor: term != "dumb",
      scrollsRegions: term != "dumb",
      synchronizesFrames: Self.synchronizesFrames(term: term, environment),
      isUTF8: Self.isUTF8(environment))
  }

  /// Terminals that say who they are and are known to understand mode 2026.
  ///
  /// Asking would be surer, but an answer that comes after a short program has ended is typed into the
  /// reader's shell.
  private static func synchronizesFrames(term: String, _ environment: Environment) -> Bool {
    let terms = ["kitty", "ghostty", "alacritty", "foot", "wezterm", "contour"]
    let programs = ["WezTerm", "iTerm.app", "ghostty", "rio"]
    return terms.contains { term.contains($0) }
      || programs.contains { environment["TERM_PROGRAM"] == $0 }
      || environment["WT_SESSION"] != nil
  }

  private static func colors(term: String, _ environment: Environment) -> Colors {
    if environment["NO_COLOR"] != nil || term == "dumb" || term.hasPrefix("vt") { return .none }
    if let name = environment["COLORTERM"], ["truecolor", "24bit"].contains(name) { return .full }
    if term.hasSuffix("-direct") || term.contains("kitty") || term.contains("ghostty")
      || term.contains("alacritty") || term.contains("foot")
    {
      return .full
    }
    return term.contains("256color") ? .palette : .sixteen
  }

  /// A locale that names no character set, as `C` in containers, says nothing of the terminal.
  private static func isUTF8(_ environment: Environment) -> Bool {
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    guard let dot = locale.firstIndex(of: ".") else { return true }
    let charset = locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return charset == "utf-8" || charset == "utf8"
  }
}
