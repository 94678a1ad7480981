/// A scroll of a region of rows by a distance, which saves sending the rows again.
struct ScrollOperation {
  /// The scroll region.
  let rows: Range<Int>
  /// The number of rows that the content moves up; negative for down.
  let distance: Int
  /// The rows that are known to match the new canvas after the scroll.
  let matching: Range<Int>

  /// Which old row ends up in a row after scrolling.
  enum Source {
    /// Irrelevant, because the row matches the new canvas.
    case matching
    case row(Int)
    case blank
  }

  func source(of row: Int) -> Source {
    guard rows.contains(row) else { return .row(row) }
    if matching.contains(row) { return .matching }
    return rows.contains(row + distance) ? .row(row + distance) : .blank
  }

  /// The scroll that saves the most rows, if it saves enough to be worth its bytes.
  static func best(from old: Canvas, to new: Canvas) -> ScrollOperation? {
    guard new.size.columns > 0, let changed = changedRows(old, new),
      changed.count > ScrollSearch.minSavedRows
    else { return nil }
    let blank = Canvas.blankRow(columns: new.size.columns)
    var search = ScrollSearch(
      region: changed,
      mustBeSent: changed.map {
        !new.row($0, looksLike: $0, of: old) && !new.row($0, looksLike: 0, of: blank)
      })
    search.searchNear { new.row($1, looksLike: $0, of: old) }
    if search.canImprove {
      let before = changed.map(old.fingerprint(ofRow:))
      let after = changed.map(new.fingerprint(ofRow:))
      search.searchFar { before[$0 - changed.lowerBound] == after[$1 - changed.lowerBound] }
    }
    return search.best
  }

  private static func changedRows(_ old: Canvas, _ new: Canvas) -> Range<Int>? {
    func isChanged(_ row: Int) -> Bool { !new.row(row, looksLike: row, of: old) }
    guard let first = (0..<new.size.rows).first(where: isChanged),
      let last = (first..<new.size.rows).last(where: isChanged)
    else { return nil }
    return first..<last + 1
  }
}
