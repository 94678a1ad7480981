extension Capabilities {
  /// What the terminal of this process can show, as its environment tells.
  public static var current: Capabilities { Capabilities(Environment.process) }

  /// Follows `TERM`, `COLORTERM`, `NO_COLOR`, `RUNEWIDTH_EASTASIAN` and the locale's character set and modifier.
  init(_ environment: Environment) {
    let term = environment["TERM"] ?? "dumb"
    self.init(
      colors: Self.colors(term: term, environment), movesCursor: term != "dumb",
      scrollsRegions: term != "dumb",
      synchronizesFrames: Self.synchronizesFrames(term: term, environment),
      isUTF8: Self.isUTF8(environment), ambiguousWidth: Self.ambiguousWidth(environment))
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
    let locale = locale(environment)
    guard let dot = locale.firstIndex(of: ".") else { return true }
    let charset = locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return charset == "utf-8" || charset == "utf8"
  }

  /// What the reader says of the terminal: in the variable that programs in Go know, or as the modifiers
  /// `@cjkwide` and `@cjknarrow` of Cygwin's locales.
  ///
  /// An East Asian language alone says nothing: most terminals draw such characters narrow there, too.
  private static func ambiguousWidth(_ environment: Environment) -> AmbiguousWidth {
    if let answer = environment["RUNEWIDTH_EASTASIAN"] { return answer == "1" ? .wide : .narrow }
    return locale(environment).hasSuffix("@cjkwide") ? .wide : .narrow
  }

  private static func locale(_ environment: Environment) -> String {
    environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
  }
}
