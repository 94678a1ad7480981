/// Rows of a region that all move by a distance, so that a terminal can scroll them.
struct RowShift {
  let rows: Range<Int>
  /// How far the rows move up; negative when they move down.
  let distance: Int
  /// Rows that are known to look as they should after the scroll.
  let settled: Range<Int>

  /// Where what a terminal shows in a row after the scroll was before.
  enum Origin {
    /// Wherever it was: it is what it should be.
    case settled
    case row(Int)
    case blank
  }

  func origin(of row: Int) -> Origin {
    guard rows.contains(row) else { return .row(row) }
    if settled.contains(row) { return .settled }
    return rows.contains(row + distance) ? .row(row + distance) : .blank
  }

  /// The shift that saves the most rows, if one is worth it.
  static func best(from old: Canvas, to new: Canvas) -> RowShift? {
    guard new.size.columns > 0, let changed = changedRows(old, new),
      changed.count > RowShiftSearch.leastGain
    else { return nil }
    let blank = Canvas.blankRow(columns: new.size.columns)
    var search = RowShiftSearch(
      region: changed,
      isWorthSaving: changed.map {
        !new.row($0, looksLike: $0, of: old) && !new.row($0, looksLike: 0, of: blank)
      })
    search.lookNear { new.row($1, looksLike: $0, of: old) }
    if search.mayFindMore {
      let before = changed.map(old.fingerprint(ofRow:))
      let after = changed.map(new.fingerprint(ofRow:))
      search.lookFar { before[$0 - changed.lowerBound] == after[$1 - changed.lowerBound] }
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
