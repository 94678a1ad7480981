import Sternik

/// Leads from words to the articles that have them.
final class SearchCoordinator: ReadingCoordinator<SearchScreen> {
  private let results = SearchResults()
  private var searching: Task<Void, Never>?

  private static let atOnce = 200

  isolated deinit { searching?.cancel() }

  override func start() {
    let screen = SearchScreen(results, library: library, now: now)
    screen.didSubmit = search
    screen.didSelect = { self.showArticle($0, among: self.results.stories) }
    show(screen)
  }

  private func search(_ query: String) {
    searching?.cancel()
    results.begin(query)
    screen?.lastRead = nil
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
}
