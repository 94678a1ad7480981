internal import ConsoleUI

/// A row of a wrapped document.
struct EditorRow: Hashable, Comparable {
  var paragraph: Int
  /// The index in its paragraph.
  var index: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.paragraph, left.index) < (right.paragraph, right.index)
  }
}

/// A document wrapped at some width.
@MainActor struct WrappedDocument {
  let document: TextDocument
  let columns: Int

  init(_ document: TextDocument, columns: Int) {
    self.document = document
    self.columns = max(1, columns)
  }

  /// The row with a position; the position may be one of a longer text of before.
  func row(at position: TextPosition) -> EditorRow {
    let index = min(position.paragraph, document.paragraphs.count - 1)
    let row = paragraph(index).row(
      at: position.offset, columns: columns, document.breaker)
    return EditorRow(paragraph: index, index: row)
  }

  /// The positions in a row.
  func offsets(of row: EditorRow) -> Range<Int> {
    paragraph(row.paragraph).row(row.index, columns: columns, document.breaker) ?? 0..<0
  }

  func text(of row: EditorRow) -> Substring {
    paragraph(row.paragraph).text[offsets: offsets(of: row)]
  }

  func start(of row: EditorRow) -> TextPosition {
    TextPosition(paragraph: row.paragraph, offset: offsets(of: row).lowerBound)
  }

  /// The last position in a row: at the end of its paragraph, else before its last cluster, since the one behind it is
  /// in the next row.
  func end(of row: EditorRow) -> TextPosition {
    let offsets = offsets(of: row)
    let text = paragraph(row.paragraph).text
    return TextPosition(
      paragraph: row.paragraph,
      offset: offsets.upperBound == text.utf8.count
        ? offsets.upperBound : text.position(before: offsets.upperBound))
  }

  func row(after row: EditorRow) -> EditorRow? {
    let next = EditorRow(paragraph: row.paragraph, index: row.index + 1)
    if paragraph(row.paragraph).row(next.index, columns: columns, document.breaker) != nil {
      return next
    }
    guard row.paragraph + 1 < document.paragraphs.count else { return nil }
    return EditorRow(paragraph: row.paragraph + 1, index: 0)
  }

  func row(before row: EditorRow) -> EditorRow? {
    if row.index > 0 { return EditorRow(paragraph: row.paragraph, index: row.index - 1) }
    guard row.paragraph > 0 else { return nil }
    let previous = row.paragraph - 1
    return EditorRow(
      paragraph: previous,
      index: paragraph(previous).lastRow(columns: columns, document.breaker))
  }

  /// The row some rows further down, or up if `count` is negative, or else the last or first row.
  func row(_ count: Int, after row: EditorRow) -> EditorRow {
    var row = row
    for _ in 0..<abs(count) {
      guard let next = count < 0 ? self.row(before: row) : self.row(after: row) else { break }
      row = next
    }
    return row
  }

  /// The column of a position in its row.
  func column(of position: TextPosition) -> Int {
    let start = offsets(of: row(at: position)).lowerBound
    var column = 0
    paragraph(position.paragraph).text.forEachCluster(from: start) { cluster, columns in
      guard cluster.lowerBound < position.offset else { return false }
      column += columns
      return true
    }
    return column
  }

  /// The position in a row at a column, or the last one in the row.
  func position(atColumn column: Int, in row: EditorRow) -> TextPosition {
    let last = end(of: row)
    var offset = offsets(of: row).lowerBound
    var end = 0
    paragraph(row.paragraph).text.forEachCluster(from: offset) { cluster, columns in
      end += columns
      guard end <= column, cluster.upperBound <= last.offset else { return false }
      offset = cluster.upperBound
      return true
    }
    return TextPosition(paragraph: row.paragraph, offset: offset)
  }

  private func paragraph(_ index: Int) -> Paragraph { document.paragraphs[index] }
}
