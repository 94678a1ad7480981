internal import ConsoleUI

/// The highlighted row of a list and its scroll position, and how they follow the rows when these change.
@MainActor struct ListPosition {
  /// The index of the highlighted row.
  private(set) var highlighted: Int
  /// The first visible row.
  var top = 0
  /// The identity of the highlighted element; `nil` until the highlight has been moved.
  private var identity: AnyHashable?
  /// The first row in the last frame in which the highlight had not been moved.
  private var first: AnyHashable?
  /// The row that was reported because it came under such a highlight.
  private var reportedFirst: AnyHashable?
  /// Whether something else than the user or a request has moved the highlight, or put another element under it.
  var hasMoved: Bool
  /// The last highlight that the program requested.
  private var requestedHighlight: AnyHashable?
  /// The number of rows among which the requested one was not found, and the first of them.
  private var rowsWithoutRequested: (count: Int, first: AnyHashable?)?

  init(highlighted: Int, hasMoved: Bool) {
    self.highlighted = max(0, highlighted)
    self.hasMoved = hasMoved
  }

  /// Highlights the row at an index, or the nearest one that exists.
  mutating func highlight(_ index: Int, of rows: ListRows) {
    highlighted = min(max(0, index), max(0, rows.count - 1))
    identity = rows.count > 0 ? rows.identity?(highlighted) : nil
  }

  /// Keeps the highlight on its element after the rows have changed.
  ///
  /// Until the highlight has been moved away from the first row, it stays on the first row. If the element
  /// has kept its index this takes constant time, otherwise it looks at each row once.
  mutating func follow(_ rows: ListRows) {
    if rows.requestedHighlight != requestedHighlight || isRequestMissing(in: rows) {
      take(rows.requestedHighlight, of: rows)
    }
    if isUnmoved { return stayOnFirst(of: rows) }
    guard let identity, let identify = rows.identity else {
      let before = highlighted
      highlight(highlighted, of: rows)
      if highlighted != before { hasMoved = true }
      return
    }
    if highlighted < rows.count, identify(highlighted) == identity { return }
    hasMoved = true
    guard let found = nearestIndex(to: highlighted, in: rows, where: { identify($0) == identity })
    else {
      return highlight(highlighted, of: rows)
    }
    top = max(0, top + found - highlighted)
    highlighted = found
  }

  private var isUnmoved: Bool { identity == nil && highlighted == 0 }

  /// Notes whether another row came under the highlight, which the program does not know yet.
  private mutating func stayOnFirst(of rows: ListRows) {
    let now = first(of: rows)
    // A program that waits for its requested row knows no other one.
    if let first, first != now, rowsWithoutRequested == nil { hasMoved = true }
    first = now
    if hasMoved { reportedFirst = now }
  }

  /// The nearest index, because several rows may have the same identity.
  private func nearestIndex(
    to start: Int, in rows: ListRows, where isFound: (Int) -> Bool
  ) -> Int? {
    var (before, after) = (min(start, rows.count) - 1, start)
    while before >= 0 || after < rows.count {
      if after < rows.count, isFound(after) { return after }
      if before >= 0, isFound(before) { return before }
      (before, after) = (before - 1, after < rows.count ? after + 1 : after)
    }
    return nil
  }

  /// Whether a row that was requested before it arrived may be there now; the user has not moved meanwhile.
  private func isRequestMissing(in rows: ListRows) -> Bool {
    guard let rowsWithoutRequested else { return false }
    guard isUnmoved else { return false }
    return rows.count != rowsWithoutRequested.count || first(of: rows) != rowsWithoutRequested.first
  }

  private mutating func take(_ request: AnyHashable?, of rows: ListRows) {
    requestedHighlight = request
    rowsWithoutRequested = nil
    guard let request, let identify = rows.identity else { return }
    // A program that repeats what was reported moves nothing, so the highlight stays on the first row.
    if isUnmoved, request == reportedFirst, request == first(of: rows) { return }
    if highlighted < rows.count, identify(highlighted) == request {
      return highlight(highlighted, of: rows)
    }
    guard let index = (0..<rows.count).first(where: { identify($0) == request }) else {
      rowsWithoutRequested = (rows.count, first(of: rows))
      return
    }
    highlight(index, of: rows)
  }

  /// The identity of the first row, or its index if the rows have none.
  private func first(of rows: ListRows) -> AnyHashable? {
    rows.count > 0 ? rows.identity?(0) ?? AnyHashable(0) : nil
  }
}
