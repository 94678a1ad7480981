/// What the user does with articles, reported from any screen to the app coordinator.
@MainActor
struct ArticleActions {
  /// The keys for all of this.
  var keys = Keymap()
  /// An article is on the screen.
  var didRead: (Article) -> Void = { _ in }
  /// The user marks an article as unread, or as read again.
  var didToggleRead: (Article) -> Void = { _ in }
  /// The user marks the article that is shown as unread.
  var didMarkUnread: (Article) -> Void = { _ in }
  /// The user shows unread articles only, or all again.
  var didToggleUnreadOnly: () -> Void = {}
  /// The user puts lists in the next order.
  var didChangeOrder: () -> Void = {}
  /// The user edits the words that hide articles of a feed or, without an id, of all feeds.
  var didTapHiddenWords: (Feed.ID?) -> Void = { _ in }
  /// The user signs in to the server of a feed.
  var didTapSignIn: (Feed.ID) -> Void = { _ in }
  /// The user saves an article, or removes it from the saved ones.
  var didToggleSaved: (Article, _ text: ArticleText?) -> Void = { _, _ in }
  /// The user opens an address in a program.
  var didOpen: (LinkAction, _ link: String) -> Void = { _, _ in }
  /// The user marks all articles of a list as read.
  var didMarkAllAsRead: (ArticleList.Kind) -> Void = { _ in }
  /// The user refreshes the feeds.
  var didRefresh: () -> Void = {}
  /// The user cancels the refresh.
  var didCancelRefresh: () -> Void = {}
}
