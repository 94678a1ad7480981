/// The folder with the database and the navigation state.
struct StateFolder: Sendable {
  let path: String

  /// Names a folder; the first save creates it.
  init(_ path: String) { self.path = path }

  /// The folder without `--state`: `$XDG_STATE_HOME/headlines`, else `~/.local/state/headlines`; nil
  /// without a home folder.
  ///
  /// A relative `XDG_STATE_HOME` is ignored, as the XDG base directory specification demands.
  static func defaultPath(environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/headlines"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/headlines"
  }
}
