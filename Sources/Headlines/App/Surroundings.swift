import Sternik

/// What the program needs of the world around it.
@MainActor
struct Surroundings {
  /// What time it is.
  var now: () -> Timestamp
  /// Whether there is somebody to be welcomed.
  var welcomes = false
  /// Whether the sources are asked for news as soon as the program starts.
  var refreshesAtStart = false
  /// Asks sources for news.
  var fetch: FetchSources = { _, _ in AsyncStream { $0.finish() } }
  /// Shows an address in the browser, and tells if that was not possible.
  var openInBrowser: (_ link: String, _ failed: @escaping (_ why: String) -> Void) -> Void = {
    _, _ in
  }
  /// Gives out and checks the codes with which readers sign in.
  var codeDesk: CodeDesk = CodeDesk()

  init(now: @escaping () -> Timestamp) { self.now = now }
}
