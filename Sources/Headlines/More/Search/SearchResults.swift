import Observation

/// What a search has found until now.
@MainActor @Observable
final class SearchResults {
  /// What was looked for; empty before the first search.
  private(set) var query = ""
  private(set) var stories: [Story] = []
  private(set) var isSearching = false

  /// Whether there are more than a reader is shown.
  var isCut: Bool { stories.count >= StorySearch.most }

  func begin(_ query: String) {
    self.query = query
    stories = []
    isSearching = true
  }

  func add(_ found: [Story]) {
    stories += found.prefix(max(0, StorySearch.most - stories.count))
  }

  func end() { isSearching = false }
}
