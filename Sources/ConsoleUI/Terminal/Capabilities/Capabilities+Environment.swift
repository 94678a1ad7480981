extension Capabilities {
  /// The capabilities of the terminal that this process runs in, derived from the environment variables.
  public static var current: Capabilities { Capabilities(EnvironmentVariables.process) }

  /// Reads `TERM`, `TERM_PROGRAM`, `WT_SESSION`, `STY`, `TMUX`, `VTE_VERSION`, `KONSOLE_VERSION`, `COLORTERM`, `NO_COLOR`, `RUNEWIDTH_EASTASIAN`, and the
  /// character set and modifier of the locale.
  init(_ environment: EnvironmentVariables) {
    let term = environment["TERM"] ?? "dumb"
    let isScreen = Self.isScreen(term: term, environment)
    self.init(
      colors: Self.colors(term: term, isScreen: isScreen, environment), movesCursor: term != "dumb",
      scrollsRegions: term != "dumb",
      synchronizesFrames: Self.synchronizesFrames(term: term, environment),
      showsLinks: Self.showsLinks(term: term, environment),
      // The Linux console has no clipboard, and older ones print the text.
      copiesText: !["dumb", "linux"].contains(term) && !term.hasPrefix("vt"),
      // It withholds Escape while mouse reports are on, so that the next key gets Alt.
      reportsMouse: !isScreen,
      isUTF8: Self.isUTF8(environment), ambiguousWidth: Self.ambiguousWidth(environment))
  }

  /// Recognizes terminals that are known to support mode 2026 by their names.
  ///
  /// A query (DECRQM) would be more reliable, but its reply could arrive after a short program has ended, as
  /// input for the user's shell.
  private static func synchronizesFrames(term: String, _ environment: EnvironmentVariables) -> Bool
  {
    let terms = ["kitty", "ghostty", "alacritty", "foot", "wezterm", "contour"]
    let programs = ["WezTerm", "iTerm.app", "ghostty", "rio"]
    return terms.contains { term.contains($0) }
      || programs.contains { environment["TERM_PROGRAM"] == $0 }
      || environment["WT_SESSION"] != nil
  }

  /// Recognizes terminals that are known to support OSC 8; others might print the address.
  private static func showsLinks(term: String, _ environment: EnvironmentVariables) -> Bool {
    // GNU screen shows none, also in a terminal that knows them.
    if term == "dumb" || isScreen(term: term, environment) { return false }
    // VTE is the terminal of GNOME and others; versions before 0.52.2 crash.
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) { return version >= 5_202 }
    return synchronizesFrames(term: term, environment)
      || ["vscode", "Hyper", "tmux"].contains { environment["TERM_PROGRAM"] == $0 }
      || environment["KONSOLE_VERSION"] != nil
  }

  /// Recognizes GNU screen by its variable `STY`; over SSH, which passes none, `screen-256color` is rather tmux.
  private static func isScreen(term: String, _ environment: EnvironmentVariables) -> Bool {
    guard term.hasPrefix("screen") else { return false }
    if environment["STY"] != nil { return true }
    return environment["TMUX"] == nil && term != "screen-256color"
  }

  private static func colors(
    term: String, isScreen: Bool, _ environment: EnvironmentVariables
  ) -> Colors {
    if environment["NO_COLOR"] != nil || term == "dumb" || term.hasPrefix("vt") { return .none }
    // GNU screen inherits the variable of the terminal around it, and takes 24-bit colours for other ones.
    if !isScreen, let name = environment["COLORTERM"], ["truecolor", "24bit"].contains(name) {
      return .trueColor
    }
    if term.hasSuffix("-direct") || term.contains("kitty") || term.contains("ghostty")
      || term.contains("alacritty") || term.contains("foot")
    {
      return .trueColor
    }
    return term.contains("256color") ? .palette : .sixteen
  }

  /// A locale without a character set counts as UTF-8, also `LANG=C` and none at all, as in containers; `LC_ALL=C` and
  /// `LC_CTYPE=C` request ASCII.
  private static func isUTF8(_ environment: EnvironmentVariables) -> Bool {
    let locale = locale(environment)
    let requested = environment["LC_ALL"] ?? environment["LC_CTYPE"]
    if requested == "C" || requested == "POSIX" { return false }
    guard let dot = locale.firstIndex(of: ".") else { return true }
    let charset = locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return charset == "utf-8" || charset == "utf8"
  }

  /// Reads the user's setting: the variable of Go's runewidth, or the locale modifiers `@cjkwide` and
  /// `@cjknarrow` of Cygwin.
  ///
  /// An East Asian language alone decides nothing: most terminals draw such characters narrow there, too.
  private static func ambiguousWidth(_ environment: EnvironmentVariables) -> AmbiguousWidth {
    if let value = environment["RUNEWIDTH_EASTASIAN"] { return value == "1" ? .wide : .narrow }
    return locale(environment).hasSuffix("@cjkwide") ? .wide : .narrow
  }

  private static func locale(_ environment: EnvironmentVariables) -> String {
    environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
  }
}
