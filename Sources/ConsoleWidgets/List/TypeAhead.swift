internal import ConsoleUI

/// Letters that highlight the next row which begins with them; after a pause they begin anew.
@MainActor struct TypeAhead {
  private var text = ""
  private var lastKey: ConsoleClock.Instant?
  private var search: RowSearch?
  /// The row from which the search began.
  private var highlighted = 0
  /// The letter to search if no row begins with it twice.
  private var fallback: Character?

  /// The longest time between two letters of one text.
  private static let pause = Duration.seconds(1)

  var isSearching: Bool { search != nil }

  /// Adds a letter and starts the search.
  ///
  /// The same letter again goes on to the next row with it, unless a row begins with both.
  mutating func type(
    _ letter: Character, at time: ConsoleClock.Instant, in rows: ListRows, from highlighted: Int
  ) {
    let goesOn = lastKey.map { $0.duration(to: time) <= Self.pause } ?? false
    text = goesOn ? text + String(letter) : String(letter)
    lastKey = time
    // `ss` is also the second row with an `s`: unless a row begins with both, the search goes on to that.
    let isRepeated = text.lowercased().allSatisfy { $0 == text.lowercased().first }
    (self.highlighted, fallback) = (highlighted, isRepeated && text.count > 1 ? letter : nil)
    start(text, after: text.count == 1, in: rows)
  }

  private mutating func start(_ text: String, after: Bool, in rows: ListRows) {
    search = RowSearch(
      SearchTerm(text), isPrefix: true, from: highlighted + (after ? 1 : 0), step: 1, in: rows)
  }

  /// Searches as many rows as one frame allows; returns the row that it finds.
  mutating func search(_ rows: ListRows) -> Int? {
    guard var search = search.take() else { return nil }
    switch search.advance(in: rows) {
    case .found(let index): return index
    case .nothing:
      guard let letter = fallback.take() else { break }
      start(String(letter), after: true, in: rows)
      return self.search(rows)
    case .unfinished: self.search = search
    }
    return nil
  }
}
