/// What a list remembers: what is selected, which row it shows first, and what is being looked for.
@MainActor final class ListState {
  private(set) var selection: Int
  /// The first row that is seen.
  var top = 0
  /// How many rows were seen when the list was drawn last.
  var pageLength = 1
  /// The row of each line that was drawn last, from the top; none for those of headers.
  var drawnLines: [Int?] = []
  /// Whether the mouse was pressed on the way of the thumb.
  var isDragged = false
  /// What the reader looks for, as long as that is shown.
  var finder: ListFinder?
  /// The element that stays selected; none as long as nobody has chosen one.
  private var identity: AnyHashable?
  /// The element that was last to be selected by whoever shows the list.
  private var wanted: AnyHashable?

  init(selection: Int = 0) { self.selection = max(0, selection) }

  func select(_ index: Int, of rows: ListRows) {
    selection = min(max(0, index), max(0, rows.count - 1))
    identity = rows.count > 0 ? rows.identity?(selection) : nil
  }

  /// Finds the selected element again after the rows have changed.
  ///
  /// As long as nobody has moved from the first row, that is the one which is first now. Costs nothing
  /// while it is where it was, else one look at each row.
  func follow(_ rows: ListRows) {
    if rows.wanted != wanted { take(rows.wanted, of: rows) }
    if identity == nil, selection == 0 { return }
    guard let identity, let identify = rows.identity else { return select(selection, of: rows) }
    if selection < rows.count, identify(selection) == identity { return }
    guard let found = (0..<rows.count).first(where: { identify($0) == identity }) else {
      return select(selection, of: rows)
    }
    top = max(0, top + found - selection)
    selection = found
  }

  private func take(_ wanted: AnyHashable?, of rows: ListRows) {
    self.wanted = wanted
    if let wanted, let identify = rows.identity,
      let index = (0..<rows.count).first(where: { identify($0) == wanted })
    {
      select(index, of: rows)
    }
  }

  /// Looks for what is wanted for one turn, and selects a row that has it.
  ///
  /// - Returns: Whether there is more to do.
  func find(in rows: ListRows) -> Bool {
    guard var finder, finder.isSearching else { return false }
    // Given up while it works, so that it is not copied.
    self.finder = nil
    if let found = finder.search(rows) {
      select(found, of: rows)
      rows.didHighlight(selection)
    }
    self.finder = finder
    return finder.isSearching
  }
}
