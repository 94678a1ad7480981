/// Finding rows of a list by their text: what is looked for, and how far that has come.
@MainActor struct ListFinder {
  private(set) var edited = EditedText()
  /// Whether letters are added to what is looked for; else they are keys again.
  var isTyping = true
  /// Whether no row has the text.
  private(set) var isMissing = false
  /// The row from which typing looks.
  private let origin: Int
  private var search: Search?

  private struct Search {
    var needle: SearchTerm
    /// The row to look at next, and how many are left.
    var next: Int
    var left: Int
    let step: Int
  }

  init(origin: Int) { self.origin = origin }

  var isSearching: Bool { search != nil }

  /// Edits what is looked for; false for a key that means nothing to it.
  mutating func edit(_ key: KeyPress, in rows: ListRows) -> Bool {
    let before = edited.text
    guard edited.edit(key) else { return false }
    if edited.text != before { start(at: origin, step: 1, in: rows) }
    return true
  }

  mutating func insert(_ text: String, in rows: ListRows) {
    edited.insert(text)
    start(at: origin, step: 1, in: rows)
  }

  /// Looks for the next row that has the text, or with a step of -1 for the one before.
  mutating func findNext(after selection: Int, step: Int, in rows: ListRows) {
    start(at: selection + step, step: step, in: rows)
  }

  /// Looks at as many rows as one turn may; goes round at the ends.
  ///
  /// - Returns: The row that was found.
  mutating func search(_ rows: ListRows) -> Int? {
    guard var search, rows.count > 0 else { return stop(isMissing: !edited.text.isEmpty) }
    self.search = nil
    for _ in 0..<min(search.left, rows.searchedAtOnce) {
      // There may be fewer rows than at the start.
      let index = search.next % rows.count
      if search.needle.isFound(in: rows.text(of: index)) {
        isMissing = false
        return index
      }
      search.next = (index + search.step + rows.count) % rows.count
      search.left -= 1
    }
    guard search.left > 0 else { return stop(isMissing: true) }
    self.search = search
    return nil
  }

  private mutating func start(at index: Int, step: Int, in rows: ListRows) {
    isMissing = false
    let needle = SearchTerm(edited.text)
    guard !needle.isEmpty, rows.count > 0 else {
      search = nil
      return
    }
    search = Search(
      needle: needle, next: (index + rows.count) % rows.count, left: rows.count, step: step)
  }

  private mutating func stop(isMissing: Bool) -> Int? {
    search = nil
    self.isMissing = isMissing
    return nil
  }
}
