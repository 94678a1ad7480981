internal import ConsoleUI

/// The rows of a document that an editor shows.
@MainActor struct EditorViewport {
  /// The start of the first visible row.
  let top: TextPosition
  let revealed: TextEditorState.Revealed
  /// Whether some rows do not fit.
  let hasMore: Bool
  private let document: TextDocument
  private let rows: WrappedDocument
  private let visible: [EditorRow]

  /// The part of a paragraph that the thumb distinguishes.
  private static let thumbSteps = 256

  /// Scrolls to the cursor if it, the text or the size has changed, and until no row below the last is empty.
  init(_ document: TextDocument, state: TextEditorState, size: Size) {
    self.document = document
    rows = WrappedDocument(document, columns: size.columns)
    revealed = TextEditorState.Revealed(
      document: ObjectIdentifier(document), selection: document.selection,
      changeCount: document.changeCount, size: size)
    let count = max(1, size.rows)
    let isOther = revealed.document != state.revealed?.document
    var top = rows.row(at: isOther ? .start : state.top)
    if revealed != state.revealed {
      let cursor = rows.row(at: document.cursor)
      top = min(top, cursor)
      if rows.row(count - 1, after: top) < cursor { top = rows.row(1 - count, after: cursor) }
    }
    var visible = Self.visible(rows, from: top, count)
    while visible.count < count, let row = visible.first.flatMap(rows.row(before:)) {
      visible.insert(row, at: 0)
    }
    self.visible = visible
    self.top = rows.start(of: visible[0])
    hasMore =
      visible.count == count
      && (rows.row(before: visible[0]) != nil || rows.row(after: visible[count - 1]) != nil)
  }

  /// The visible row with the cursor.
  var cursorRow: Int? { visible.firstIndex(of: rows.row(at: document.cursor)) }

  private static func visible(
    _ rows: WrappedDocument, from top: EditorRow, _ count: Int
  ) -> [EditorRow] {
    var visible = [top]
    while visible.count < count, let row = visible.last.flatMap(rows.row(after:)) {
      visible.append(row)
    }
    return visible
  }

  /// The thumb, by paragraphs and how much of the first and last one is visible, since not all rows are broken.
  var thumb: ScrollThumb {
    let count = document.paragraphs.count * Self.thumbSteps
    guard hasMore, let last = visible.last else {
      return ScrollThumb(count: 1, first: 0, visible: 1)
    }
    let end = TextPosition(paragraph: last.paragraph, offset: rows.offsets(of: last).upperBound)
    let isAtEnd = rows.row(after: last) == nil
    let (first, bottom) = (step(at: top), isAtEnd ? count : step(at: end))
    return ScrollThumb(count: count, first: first, visible: min(count - 1, max(1, bottom - first)))
  }

  /// The start of the row that a cell of the thumb's track stands for.
  func position(atThumb row: Int, ofTrack track: Int) -> TextPosition {
    let step = ScrollThumb.index(
      at: row, ofTrack: track, among: document.paragraphs.count * Self.thumbSteps)
    let paragraph = document.paragraphs[step / Self.thumbSteps]
    let offset = paragraph.end * (step % Self.thumbSteps) / (Self.thumbSteps - 1)
    return rows.start(
      of: rows.row(
        at: TextPosition(
          paragraph: step / Self.thumbSteps, offset: paragraph.text.position(notBefore: offset))))
  }

  private func step(at position: TextPosition) -> Int {
    let end = max(1, document.paragraphs[position.paragraph].end)
    return position.paragraph * Self.thumbSteps + position.offset * Self.thumbSteps / end
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let selection = document.selection
    for (index, row) in visible.enumerated() where index < rect.size.rows {
      let point = Point(column: rect.origin.column, row: rect.origin.row + index)
      let text = rows.text(of: row)
      context.write(text, at: point, style: context.isPainted ? .field : .plain)
      if !selection.isEmpty { drawSelection(in: row, at: point, of: &context) }
    }
    guard context.isFocused, let index = cursorRow else { return }
    // Blanks at the end of a row may exceed its columns.
    let column = min(rows.column(of: document.cursor), rect.size.columns)
    let point = Point(column: rect.origin.column + column, row: rect.origin.row + index)
    context.placeCursor(at: point)
    context.keepVisible(Rect(column: rect.origin.column, row: point.row, columns: 1, rows: 1))
  }

  /// Draws the selected part of a row; a selected line end takes a cell.
  private func drawSelection(
    in row: EditorRow, at point: Point, of context: inout DrawingContext
  ) {
    let selected = document.selection.range
    let (start, end) = (rows.start(of: row), rows.offsets(of: row).upperBound)
    let rowEnd = TextPosition(paragraph: row.paragraph, offset: end)
    guard selected.lowerBound <= rowEnd, selected.upperBound > start else { return }
    let text = rows.text(of: row)
    func column(_ position: TextPosition) -> Int {
      guard position > start else { return 0 }
      let length =
        min(position.paragraph > row.paragraph ? end : position.offset, end) - start.offset
      return String(text).columns(before: length)
    }
    let first = column(selected.lowerBound)
    let includesLineEnd =
      selected.upperBound.paragraph > row.paragraph
      && end == document.paragraphs[row.paragraph].end
    let last = column(selected.upperBound) + (includesLineEnd ? 1 : 0)
    context.restyle(
      Rect(
        column: point.column + first, row: point.row, columns: max(0, last - first), rows: 1)
    ) { $0 = Style.selectedText.laid(over: $0) }
  }
}

extension String {
  /// The columns of the clusters before a UTF-8 offset.
  fileprivate func columns(before offset: Int) -> Int {
    var sum = 0
    forEachCluster { cluster, columns in
      guard cluster.lowerBound < offset else { return false }
      sum += columns
      return true
    }
    return sum
  }
}
