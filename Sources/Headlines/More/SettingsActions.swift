import Sternik

/// What the user changes in the More tab, reported to the app coordinator.
@MainActor
struct SettingsActions {
  var didChooseLanguage: (Language) -> Void = { _ in }
  var didChooseTheme: (ThemeChoice) -> Void = { _ in }
  var didChooseInterval: (RefreshInterval) -> Void = { _ in }
  var didChooseLimit: (ArticleLimit) -> Void = { _ in }
  var didToggleRows: () -> Void = {}
  /// The user adds a feed that was fetched with these credentials.
  var didAddFeed: (Feed, FeedResponse, Credentials) -> Void = { _, _, _ in }
  /// Fetches what the user wants to add.
  var findFeeds: FindFeeds = { address, _ throws(FetchError) in
    throw FetchError(address: address, reason: .cancelled)
  }
  /// The user signs in to the server of a feed.
  var didTapSignIn: (Feed.ID) -> Void = { _ in }
  /// The user signs out of the server of a feed.
  var didTapSignOut: (Feed.ID) -> Void = { _ in }
  var didTapAddBundled: () -> Void = {}
  var didRemoveFeed: (Feed.ID) -> Void = { _ in }
  /// The user gives a feed a name of their own, or an empty one.
  var didNameFeed: (Feed.ID, _ name: String) -> Void = { _, _ in }
  /// The user puts a feed into a folder.
  var didMoveFeed: (Feed.ID, FeedFolder) -> Void = { _, _ in }
}
