internal import ConsoleUI

/// The search for rows of a list by their text: the typed text, and the progress of the search.
@MainActor struct ListFinder {
  var prompt = FindPrompt()
  /// Whether the search has ended without a match.
  private(set) var hasNoMatch = false
  /// The row that was highlighted before the first letter, from which typing searches.
  private var origin: Int?
  private var search: RowSearch?

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
    // The only reference, so that the term is not copied.
    guard var search = search.take() else {
      hasNoMatch = !prompt.query.text.isEmpty
      return nil
    }
    switch search.advance(in: rows) {
    case .found(let index):
      hasNoMatch = false
      return index
    case .nothing: hasNoMatch = true
    case .unfinished: self.search = search
    }
    return nil
  }

  private mutating func start(in rows: ListRows, from highlighted: Int) {
    origin = origin ?? highlighted
    start(at: origin ?? highlighted, step: 1, in: rows)
  }

  private mutating func start(at index: Int, step: Int, in rows: ListRows) {
    hasNoMatch = false
    search = RowSearch(SearchTerm(prompt.query.text), from: index, step: step, in: rows)
  }
}

/// A search for a row with a text, some rows a frame.
@MainActor struct RowSearch {
  /// What part of a search has found.
  enum Progress {
    case found(Int)
    case nothing
    case unfinished
  }

  private var term: SearchTerm
  /// Whether a row must begin with the term, not only contain it.
  private let isPrefix: Bool
  /// The row to search next.
  private var next: Int
  /// The number of rows left to search.
  private var left: Int
  /// 1 to search forwards, -1 to search backwards.
  private let step: Int

  /// Starts at a row, and goes on at the other end; `nil` if there is nothing to search.
  init?(_ term: SearchTerm, isPrefix: Bool = false, from index: Int, step: Int, in rows: ListRows) {
    guard !term.isEmpty, rows.count > 0 else { return nil }
    (self.term, self.isPrefix, self.step) = (term, isPrefix, step)
    (next, left) = (Self.index(index, in: rows), rows.count)
  }

  /// Searches as many rows as one frame allows.
  mutating func advance(in rows: ListRows) -> Progress {
    guard rows.count > 0 else { return .nothing }
    for _ in 0..<min(left, rows.searchedPerFrame) {
      // The list may have become shorter since the search started.
      let index = next % rows.count
      let text = rows.text(of: index)
      if isPrefix ? term.isPrefix(of: text) : term.isFound(in: text) { return .found(index) }
      next = Self.index(index + step, in: rows)
      left -= 1
    }
    return left > 0 ? .unfinished : .nothing
  }

  /// The index that follows the last one is the first, and the other way round.
  private static func index(_ index: Int, in rows: ListRows) -> Int {
    index < 0 ? rows.count - 1 : index % rows.count
  }
}
