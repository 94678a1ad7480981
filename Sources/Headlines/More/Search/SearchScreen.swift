import Sternik

/// Looks for articles by their words.
final class SearchScreen: StoriesScreen {
  var didSubmit: (_ query: String) -> Void = { _ in }
  var didSelect: (Story) -> Void = { _ in }

  var lastRead: Story.ID?

  private let results: SearchResults
  private let library: Library
  private let now: () -> Timestamp

  init(_ results: SearchResults, library: Library, now: @escaping () -> Timestamp) {
    self.results = results
    self.library = library
    self.now = now
  }

  var title: String { Texts.more.search }

  var body: some View {
    VStack {
      TextField(Texts.search.words, text: results.query, didSubmit: { self.didSubmit($0) })
        .submitLabel(Texts.keys.search)
      if results.isSearching {
        Spinner(state).padding(columns: 2)
      } else {
        Text(state).dim().padding(columns: 2)
      }
      if !results.stories.isEmpty {
        List(results.stories) { story in
          StoryRow(
            story: story, isRead: self.library.isRead(story), isSaved: self.library.isSaved(story),
            namesSource: self.library.shelves.count > 1, now: self.now())
        } didSelect: {
          self.didSelect($0)
        }
        .highlighted(lastRead)
        .didHighlight { _ in self.lastRead = nil }
      }
    }
  }

  /// What the search has come to.
  private var state: String {
    if results.query.isEmpty { return Texts.search.hint }
    if results.isCut { return Texts.search.cut(articles: results.stories.count) }
    if results.stories.isEmpty, !results.isSearching { return Texts.search.nothing }
    return Texts.search.found(articles: results.stories.count)
  }
}
