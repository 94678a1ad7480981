/// What a reader does with articles, as it is reported up from wherever they are read.
@MainActor
struct StoryActions {
  /// The reader has the article before them.
  var didRead: (Story) -> Void = { _ in }
  /// The reader saves the article or, if it is saved, lets it go.
  var didToggleSaved: (Story) -> Void = { _ in }
  /// The reader wants to see this address in the browser.
  var didOpenInBrowser: (_ link: String) -> Void = { _ in }
  /// The reader wants all these articles to count as read.
  var didMarkAllAsRead: ([Story]) -> Void = { _ in }
  /// The reader wants the sources to be asked for news.
  var didRefresh: () -> Void = {}
  /// The reader does not want to wait for the sources any longer.
  var didCancelRefresh: () -> Void = {}
}
