import Sternik

/// Leads from a list of articles to an article and back.
final class StoriesCoordinator: ReadingCoordinator<StoryListScreen>, LinkHandler {
  let list: StoryList

  init(
    _ list: StoryList, actions: StoryActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.list = list
    super.init(library: list.library, actions: actions, now: now, presenter: presenter)
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
    let place = StoryPlace(of: stories[number - 1], among: stories)
    return try leadToChild(orStart: reading(at: place)) { $0.story.id == place.story.id }
  }

  func showArticle(_ story: Story) { showArticle(story, among: list.stories) }
}
