import Sternik

/// A screen with articles to be opened.
@MainActor
protocol StoriesScreen: Screen {
  /// The article that was read last, which is selected when the reader comes back; nil once they have moved on.
  var lastRead: Story.ID? { get set }
}

/// Leads from a screen with articles to one of them, from there to its neighbours, and back.
class ReadingCoordinator<Shown: StoriesScreen>: NavigationCoordinator<Shown> {
  let library: Library
  let actions: StoryActions
  let now: () -> Timestamp

  init(
    library: Library, actions: StoryActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  /// Shows an article, from which the reader turns to the others.
  final func showArticle(_ story: Story, among stories: [Story]) {
    screen?.lastRead = story.id
    start(child: reading(at: StoryPlace(of: story, among: stories)))
  }

  final func reading(at place: StoryPlace) -> ArticleCoordinator {
    let reading = ArticleCoordinator(
      place, library: library, actions: actions, now: now, presenter: presenter)
    reading.didTurn = { self.turn(from: $0, by: $1) }
    return reading
  }

  /// Puts the next or the previous article in the place of one.
  private func turn(from reading: ArticleCoordinator, by step: Int) {
    guard let place = reading.place.moved(by: step) else { return }
    screen?.lastRead = place.story.id
    replace(reading, with: self.reading(at: place))
  }
}
