import Sternik

/// What the program gets from outside; tests replace it.
@MainActor
struct Dependencies {
  /// The current time.
  var now: () -> Timestamp
  /// Whether a first start shows the welcome.
  var showsWelcome = false
  /// Whether the program refreshes the feeds when it starts.
  var refreshesAtStart = false
  /// Fetches feeds.
  var fetch: FetchFeeds = { _, _, _ in AsyncStream { $0.finish() } }
  /// Fetches a feed that the user adds.
  var findFeeds: FindFeeds = { address, _ in
    let document = FeedDocument(title: "")
    return .feed(
      Feed(id: address.text), FeedResponse(content: .document(document, HTTPValidators())))
  }
  /// Shows, plays or saves what an address leads to, in another program.
  var open: (LinkAction, _ link: String, _ ended: @escaping (LinkActionOutcome) -> Void) -> Void = {
    _, _, _ in
  }
  /// Where files are saved.
  var downloadFolder = ""
  /// What the configuration file says, and its path.
  var configuration = UserConfiguration()
  var configurationPath = ""
  /// Whether errors of the state and the configuration file are alerts; else they go to standard error.
  var showsFileErrors = true

  init(now: @escaping () -> Timestamp) { self.now = now }
}
