import Sternik

/// Lets the user edit the words that hide articles.
final class HiddenWordsCoordinator: NavigationCoordinator<HiddenWordsScreen> {
  @Once var done: (_ words: String) -> Void = { _ in }

  private let words: String
  private let feedName: String?

  init(_ words: String, feedName: String?, presenter: any Presenter) {
    self.words = words
    self.feedName = feedName
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = HiddenWordsScreen(words, feedName: feedName)
    screen.didSubmit = {
      self.finish()
      self.done($0)
    }
    screen.didTapCancel = { self.finish() }
    show(screen)
  }
}
