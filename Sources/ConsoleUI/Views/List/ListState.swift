/// The state of a list: the highlighted row, the scroll position, and the text to find.
@MainActor final class ListState: ViewState {
  /// The index of the highlighted row.
  private(set) var highlighted: Int
  /// The first visible row.
  var top = 0
  /// The number of rows in the last drawing.
  var pageLength = 1
  /// The row of each line of the last drawing, from the top; `nil` for the lines of headers.
  var drawnLines: [Int?] = []
  /// Whether the mouse button was pressed on the track of the thumb.
  var isDragged = false
  /// The search for a text, while it is shown.
  var finder: ListFinder?
  /// The identity of the highlighted element; `nil` until the highlight has been moved.
  private var identity: AnyHashable?
  /// Whether something else than the user or a request has moved the highlight, or put another element under it.
  private var hasMoved: Bool
  /// The last highlight that the program requested.
  private var requestedHighlight: AnyHashable?
  /// The number of rows among which the requested one was not found, and the first of them.
  private var rowsWithoutRequested: (count: Int, first: AnyHashable?)?
  private let reports: HighlightReports

  /// Makes the state of a list that appears; if it has reported a highlight before, it reports the new one.
  init(highlighted: Int = 0, reports: HighlightReports = HighlightReports()) {
    self.highlighted = max(0, highlighted)
    self.reports = reports
    hasMoved = reports.hasAny
  }

  func copy() -> ListState {
    let copy = ListState(highlighted: highlighted, reports: reports.copy())
    copy.top = top
    copy.pageLength = pageLength
    copy.drawnLines = drawnLines
    copy.isDragged = isDragged
    copy.finder = finder
    copy.identity = identity
    copy.requestedHighlight = requestedHighlight
    copy.rowsWithoutRequested = rowsWithoutRequested
    return copy
  }

  /// Highlights the row at an index, or the nearest one that exists.
  func highlight(_ index: Int, of rows: ListRows) {
    highlighted = min(max(0, index), max(0, rows.count - 1))
    identity = rows.count > 0 ? rows.identity?(highlighted) : nil
  }

  /// Keeps the highlight on its element after the rows have changed.
  ///
  /// Until the highlight has been moved away from the first row, it stays on the first row. If the element
  /// has kept its index this takes constant time, otherwise it looks at each row once.
  func follow(_ rows: ListRows) {
    if rows.requestedHighlight != requestedHighlight || isRequestMissing(in: rows) {
      take(rows.requestedHighlight, of: rows)
    }
    if identity == nil, highlighted == 0 { return }
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

  /// Whether ``follow(_:)`` has moved the highlight since the last call.
  func takeHasMoved() -> Bool {
    defer { hasMoved = false }
    return hasMoved
  }

  /// Reports the highlighted row to the program.
  func reportHighlight(of rows: ListRows) {
    guard let didHighlight = rows.didHighlight else { return }
    reports.hasAny = true
    didHighlight(highlighted)
  }

  /// Continues the search for a frame, and highlights a row that it finds.
  func find(in rows: ListRows) {
    guard var finder, finder.isSearching else { return }
    // Cleared meanwhile so that the finder is not copied.
    self.finder = nil
    if let found = finder.search(rows) {
      highlight(found, of: rows)
      reportHighlight(of: rows)
    }
    self.finder = finder
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
    guard identity == nil, highlighted == 0 else { return false }
    return rows.count != rowsWithoutRequested.count || first(of: rows) != rowsWithoutRequested.first
  }

  private func take(_ request: AnyHashable?, of rows: ListRows) {
    requestedHighlight = request
    rowsWithoutRequested = nil
    guard let request, let identify = rows.identity else { return }
    if highlighted < rows.count, identify(highlighted) == request {
      return highlight(highlighted, of: rows)
    }
    guard let index = (0..<rows.count).first(where: { identify($0) == request }) else {
      rowsWithoutRequested = (rows.count, first(of: rows))
      return
    }
    highlight(index, of: rows)
  }

  private func first(of rows: ListRows) -> AnyHashable? {
    rows.count > 0 ? rows.identity?(0) : nil
  }
}
