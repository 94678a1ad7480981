internal import ConsoleUI

/// Where a document is scrolled to, and what the user types to find something in it.
@MainActor final class DocumentState: ViewState {
  /// The place at the top, as ``DocumentLayout`` counts it.
  var place: Int
  /// The first visible row at the width of the last frame; `nil` after another width, or before the first frame.
  var row: (first: Int, width: Int)?
  /// The number of rows that were visible, and the layout that was drawn.
  var visible: (rows: Int, layout: DocumentLayout)?
  var isDragged = false
  /// Whether the view has reported that the end is visible, until it is not.
  var hasReportedEnd = false
  /// The first link of the page that the linear form lists.
  var listedLink = 0
  var finder: DocumentFinder?
  /// The number of the link to open, while the user types it.
  var linkNumber: EditedText?
  private var content: DocumentContent?

  init(place: Int) { self.place = max(0, place) }

  /// The content of the last frame if it is the same.
  func document(
    _ blocks: [DocumentBlock], isNumbered: Bool, linkListTitle: String?
  ) -> DocumentContent {
    if let content, content.source == blocks, content.isNumbered == isNumbered,
      content.linkListTitle == linkListTitle
    {
      return content
    }
    let content = DocumentContent(blocks, isNumbered: isNumbered, linkListTitle: linkListTitle)
    self.content = content
    // What was found is in the texts that were there before.
    finder = nil
    return content
  }

  /// The first visible row of a layout.
  func firstRow(of layout: DocumentLayout, visible: Int) -> Int {
    let first = row.flatMap { $0.width == layout.width ? $0.first : nil } ?? layout.row(at: place)
    return min(max(0, first), max(0, layout.rows.count - visible))
  }

  /// Whether the last row of a text that is longer than the view has become visible since the last call.
  func reachesEnd() -> Bool {
    guard let (rows, layout) = visible else { return false }
    let before = hasReportedEnd
    let first = firstRow(of: layout, visible: rows)
    hasReportedEnd = first > 0 && first + rows >= layout.rows.count
    return hasReportedEnd && !before
  }

  /// Scrolls the drawn rows; `false` if they are there already.
  func scroll(to row: Int) -> Bool {
    guard let (rows, layout) = visible else { return false }
    let before = firstRow(of: layout, visible: rows)
    let first = min(max(0, row), max(0, layout.rows.count - rows))
    self.row = (first, layout.width)
    place = first == 0 ? 0 : layout.places[first]
    return first != before
  }
}
