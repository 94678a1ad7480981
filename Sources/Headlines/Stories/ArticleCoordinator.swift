import Sternik

/// Shows one article.
final class ArticleCoordinator: NavigationCoordinator<ArticleScreen> {
  /// The reader turns to the next article (1) or to the previous one (-1).
  var didTurn: (ArticleCoordinator, _ step: Int) -> Void = { _, _ in }
  let place: StoryPlace
  private let library: Library
  private let actions: StoryActions
  private let now: () -> Timestamp

  var story: Story { place.story }

  init(
    _ place: StoryPlace, library: Library, actions: StoryActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.place = place
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let (place, story) = (place, place.story)
    let screen = ArticleScreen(story, library: library, now: now)
    screen.didShow = { self.actions.didRead(story) }
    screen.didToggleSaved = { self.actions.didToggleSaved(story) }
    screen.didOpenInBrowser = { self.actions.didOpenInBrowser($0) }
    screen.didTurn = { self.didTurn(self, $0) }
    screen.canTurn = { place.moved(by: $0) != nil }
    show(screen)
  }
}
