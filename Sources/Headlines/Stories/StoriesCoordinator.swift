import Sternik

/// Leads from a list of articles to an article and back.
final class StoriesCoordinator: NavigationCoordinator<StoryListScreen>, LinkHandler {
  let list: StoryList
  private let actions: StoryActions
  private let now: () -> Timestamp

  init(
    _ list: StoryList, actions: StoryActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.list = list
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = StoryListScreen(list, actions: actions, now: now)
    screen.didSelect = showArticle
    show(screen)
  }

  /// Leads to an article by its number in the list, counted from one.
  func follow(_ number: Int) throws -> LinkStep {
    let stories = list.stories
    guard number >= 1, number <= stories.count else { return .unknown }
    let story = stories[number - 1]
    return try leadToChild(orStart: reading(of: story)) { $0.story.id == story.id }
  }

  func showArticle(_ story: Story) { start(child: reading(of: story)) }

  private func reading(of story: Story) -> ArticleCoordinator {
    let list = list
    let reading = ArticleCoordinator(
      story, library: list.library, actions: actions, now: now, presenter: presenter)
    reading.canTurn = { list.neighbour(of: story, by: $0) != nil }
    reading.didTurn = { self.turn(from: $0, by: $1) }
    return reading
  }

  /// Puts the next or the previous article in the place of one.
  private func turn(from reading: ArticleCoordinator, by step: Int) {
    guard let story = list.neighbour(of: reading.story, by: step) else { return }
    replace(reading, by: self.reading(of: story))
  }
}
