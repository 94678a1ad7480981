import Sternik

/// Leads from words to the articles that have them.
final class SearchCoordinator: NavigationCoordinator<SearchScreen> {
  private let library: Library
  private let actions: StoryActions
  private let now: () -> Timestamp
  private let results = SearchResults()
  private var searching: Task<Void, Never>?

  private static let atOnce = 200

  init(
    library: Library, actions: StoryActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  isolated deinit { searching?.cancel() }

  override func start() {
    let screen = SearchScreen(results, library: library, now: now)
    screen.didSubmit = search
    screen.didSelect = showArticle
    show(screen)
  }

  private func search(_ query: String) {
    searching?.cancel()
    results.begin(query)
    let search = StorySearch(query)
    let stories = query.isEmpty ? [] : library.everything
    // What takes no time is there at once; the rest is looked through while the reader goes on.
    results.add(stories.prefix(Self.atOnce).filter(search.matches))
    guard stories.count > Self.atOnce else { return results.end() }
    let found = search.matches(among: Array(stories.dropFirst(Self.atOnce)))
    searching = Task { [results] in
      for await stories in found {
        if Task.isCancelled { return }
        results.add(stories)
      }
      if !Task.isCancelled { results.end() }
    }
  }

  private func showArticle(_ story: Story) {
    start(
      child: ArticleCoordinator(
        story, library: library, actions: actions, now: now, presenter: presenter))
  }
}
