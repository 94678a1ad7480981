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
    guard new.size.columns > 0 else { return nil }
    if new.isRelated(to: old) { return best(from: old.marks, to: new.marks) }
    let isChanged = (0..<new.size.rows).map { !new.row($0, looksLike: $0, of: old) }
    guard let first = isChanged.firstIndex(of: true), let last = isChanged.lastIndex(of: true),
      last - first >= ScrollSearch.minSavedRows
    else { return nil }
    let changed = first..<last + 1
    let blank = Canvas.blankRow(columns: new.size.columns)
    var search = ScrollSearch(
      region: changed,
      mustBeSent: changed.map {
        isChanged[$0] && (new.isPiece(row: $0) || !new.row($0, looksLike: 0, of: blank))
      })
    search.searchNear { new.row($1, looksLike: $0, of: old) }
    if search.canImprove {
      let before = changed.map(old.fingerprint(ofRow:))
      let after = changed.map(new.fingerprint(ofRow:))
      search.searchFar {
        before[$0 - changed.lowerBound] == after[$1 - changed.lowerBound]
          && new.row($1, looksLike: $0, of: old)
      }
    }
    return search.best
  }

  /// The same for canvases of which all rows are known by their marks.
  private static func best(from old: [UInt64], to new: [UInt64]) -> ScrollOperation? {
    var (first, end) = (0, new.count)
    while first < end, old[first] == new[first] { first += 1 }
    while first < end, old[end - 1] == new[end - 1] { end -= 1 }
    guard end - first > ScrollSearch.minSavedRows else { return nil }
    var mustBeSent: [Bool] = []
    mustBeSent.reserveCapacity(end - first)
    for row in first..<end {
      mustBeSent.append(old[row] != new[row] && new[row] != RowMark.untouched)
    }
    var search = ScrollSearch(region: first..<end, mustBeSent: mustBeSent)
    search.searchNear { old[$0] == new[$1] }
    if search.canImprove { search.searchFar { old[$0] == new[$1] } }
    return search.best
  }
}
