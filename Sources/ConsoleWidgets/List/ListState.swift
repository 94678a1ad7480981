internal import ConsoleUI

/// The state of a list: the highlighted row, the scroll position, and the text to find.
@MainActor final class ListState: ViewState {
  /// The highlight and the scroll position as they were drawn, or as the user has moved them since then.
  var position: ListPosition
  /// What the last drawing shows.
  var page = ListPage() {
    didSet { position.top = page.top }
  }
  /// The number of rows in the last drawing.
  var pageLength: Int { page.length }
  /// Whether the mouse button was pressed on the track of the thumb.
  var isDragged = false
  /// The search for a text, while it is shown.
  var finder: ListFinder?
  /// What was typed to highlight a row, in a list that allows it.
  var typeAhead: TypeAhead?
  private let reports: HighlightReports

  /// Makes the state of a list that appears; if it has reported a highlight before, it reports the new one.
  init(highlighted: Int = 0, reports: HighlightReports = HighlightReports()) {
    position = ListPosition(highlighted: highlighted, hasMoved: reports.hasAny)
    self.reports = reports
  }

  /// Moves the highlight and reports it; `false` if it is there already.
  @discardableResult func highlight(_ index: Int, of rows: ListRows) -> Bool {
    // Moving the highlight ends the search for typed letters.
    typeAhead = nil
    let before = position.highlighted
    position.highlight(index, of: rows)
    guard position.highlighted != before else { return false }
    reportHighlight(of: rows)
    return true
  }

  /// Reports that a change of the rows has moved the highlight.
  func reportMovedHighlight(of rows: ListRows) {
    guard position.hasMoved else { return }
    position.hasMoved = false
    reportHighlight(of: rows)
  }

  /// Continues the searches for a frame, and highlights a row that they find.
  func find(in rows: ListRows) {
    var typed = typeAhead
    if let found = typed?.search(rows) { highlight(found, of: rows) }
    typeAhead = typed
    guard var finder, finder.isSearching else { return }
    // Cleared meanwhile so that the finder is not copied.
    self.finder = nil
    if let found = finder.search(rows) {
      position.highlight(found, of: rows)
      reportHighlight(of: rows)
    }
    self.finder = finder
  }

  private func reportHighlight(of rows: ListRows) {
    guard let didHighlight = rows.didHighlight else { return }
    reports.hasAny = true
    didHighlight(position.highlighted)
  }
}
