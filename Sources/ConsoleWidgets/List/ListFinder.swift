internal import ConsoleUI

/// The search for rows of a list by their text: the typed text, and the progress of the search.
@MainActor struct ListFinder {
  var prompt = FindPrompt()
  /// Whether the search has ended without a match.
  private(set) var hasNoMatch = false
  /// The row that was highlighted before the first letter, from which typing searches.
  private var origin: Int?
  private var search: Search?

  private struct Search {
    var needle: SearchTerm
    /// The row to search next.
    var next: Int
    /// The number of rows left to search.
    var left: Int
    /// 1 to search forwards, -1 to search backwards.
    let step: Int
  }

  var isSearching: Bool { search != nil }

  mutating func perform(_ edit: EditedText.Edit, in rows: ListRows, from highlighted: Int) {
    if prompt.perform(edit) { start(in: rows, from: highlighted) }
  }

  mutating func insert(_ text: String, in rows: ListRows, from highlighted: Int) {
    prompt.insert(text)
    start(in: rows, from: highlighted)
  }

  /// Starts a search for the next match after a row, or with a step of -1 for the previous one.
  mutating func findNext(after row: Int, step: Int, in rows: ListRows) {
    start(at: row + step, step: step, in: rows)
  }

  /// Searches as many rows as one frame allows, and continues at the other end of the list.
  ///
  /// - Returns: The index of the row that matches.
  mutating func search(_ rows: ListRows) -> Int? {
    guard var search, rows.count > 0 else { return stop(hasNoMatch: !prompt.query.text.isEmpty) }
    self.search = nil
    for _ in 0..<min(search.left, rows.searchedPerFrame) {
      // The list may have become shorter since the search started.
      let index = search.next % rows.count
      if search.needle.isFound(in: rows.text(of: index)) {
        hasNoMatch = false
        return index
      }
      search.next = Self.index(index + search.step, in: rows)
      search.left -= 1
    }
    guard search.left > 0 else { return stop(hasNoMatch: true) }
    self.search = search
    return nil
  }

  private mutating func start(in rows: ListRows, from highlighted: Int) {
    origin = origin ?? highlighted
    start(at: origin ?? highlighted, step: 1, in: rows)
  }

  private mutating func start(at index: Int, step: Int, in rows: ListRows) {
    hasNoMatch = false
    let needle = SearchTerm(prompt.query.text)
    guard !needle.isEmpty, rows.count > 0 else {
      search = nil
      return
    }
    search = Search(
      needle: needle, next: Self.index(index, in: rows), left: rows.count, step: step)
  }

  /// The index that follows the last one is the first, and the other way round.
  private static func index(_ index: Int, in rows: ListRows) -> Int {
    index < 0 ? rows.count - 1 : index % rows.count
  }

  private mutating func stop(hasNoMatch: Bool) -> Int? {
    search = nil
    self.hasNoMatch = hasNoMatch
    return nil
  }
}
