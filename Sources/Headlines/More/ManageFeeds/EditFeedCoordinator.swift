import Sternik

/// Lets the user name a feed and put it into a folder.
final class EditFeedCoordinator: NavigationCoordinator<EditFeedScreen> {
  /// The values are nil where the user has changed nothing.
  @Once var done: (_ name: String?, _ folder: FeedFolder?) -> Void = { _, _ in }

  private let feed: LoadedFeed

  init(_ feed: LoadedFeed, presenter: any Presenter) {
    self.feed = feed
    super.init(presenter: presenter)
  }

  override func start() {
    let feed = feed.feed
    let folder = self.feed.folders.first?.path ?? ""
    let original = Feed(id: feed.id, title: feed.title).displayName
    let screen = EditFeedScreen(name: feed.displayName, folder: folder, hint: original)
    screen.didSubmit = { name, newFolder in
      let name = name.trimmingBlanks
      self.finish()
      self.done(
        name == feed.displayName ? nil : name == original ? "" : name,
        newFolder == folder ? nil : FeedFolder(path: newFolder))
    }
    screen.didTapCancel = { self.finish() }
    show(screen)
  }
}

extension String {
  /// The words with one blank between them.
  var trimmingBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
