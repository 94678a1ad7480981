import Sternik

/// Shows one article.
final class ArticleCoordinator: NavigationCoordinator<ArticleScreen> {
  /// The reader turns to the next article (1) or to the previous one (-1).
  var didTurn: (ArticleCoordinator, _ step: Int) -> Void = { _, _ in }
  /// Whether there is an article to turn to.
  var canTurn: (_ step: Int) -> Bool = { _ in false }

  let story: Story
  private let library: Library
  private let actions: StoryActions
  private let now: () -> Timestamp

  init(
    _ story: Story, library: Library, actions: StoryActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.story = story
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ArticleScreen(story, library: library, now: now)
    screen.didShow = { self.actions.didRead(self.story) }
    screen.didToggleSaved = { self.actions.didToggleSaved(self.story) }
    screen.didOpenInBrowser = { self.actions.didOpenInBrowser($0) }
    screen.didTurn = { self.didTurn(self, $0) }
    screen.canTurn = { self.canTurn($0) }
    show(screen)
  }
}
