internal import ConsoleUI

/// A paragraph of a document, with the rows that it was last broken into.
@MainActor final class Paragraph {
  private(set) var text: String
  /// A memo of what follows from the text, for the last two widths: two editors may show the text.
  private var rows: [ParagraphRows] = []

  init(_ text: some StringProtocol) { self.text = String(text) }

  var end: Int { text.utf8.count }

  func replace(_ range: Range<Int>, with inserted: some StringProtocol) {
    text.replaceSubrange(
      text.index(atOffset: range.lowerBound)..<text.index(atOffset: range.upperBound),
      with: inserted)
    for index in rows.indices { rows[index].textChanged(from: range.lowerBound) }
  }

  /// The row that contains a position; one at the break between two rows is in the second.
  func row(at position: Int, columns: Int, _ breaker: LineBreaker) -> Int {
    broken(columns, breaker) { $0.last > position }.index(of: position)
  }

  /// The positions of a row; `nil` beyond the last row.
  func row(_ index: Int, columns: Int, _ breaker: LineBreaker) -> Range<Int>? {
    let rows = broken(columns, breaker) { $0.starts.count > index + 1 }
    guard index < rows.starts.count else { return nil }
    return rows.starts[index]..<(index + 1 < rows.starts.count ? rows.starts[index + 1] : end)
  }

  func lastRow(columns: Int, _ breaker: LineBreaker) -> Int {
    broken(columns, breaker) { _ in false }.starts.count - 1
  }

  /// The rows at a width, broken at least until a condition holds.
  private func broken(
    _ columns: Int, _ breaker: LineBreaker, until isEnough: (ParagraphRows) -> Bool
  ) -> ParagraphRows {
    var index = rows.firstIndex { $0.columns == columns } ?? rows.count
    if index == rows.count {
      if rows.count == 2 { rows.removeFirst() }
      rows.append(ParagraphRows(columns: columns))
      index = rows.count - 1
    }
    rows[index].extend(text, breaker, until: isEnough)
    return rows[index]
  }
}

/// Where the first rows of a paragraph begin at some width.
///
/// Rows are broken one after the other, when they are asked for, so that a change costs the rows that are shown from it
/// on, however long the paragraph is.
struct ParagraphRows {
  let columns: Int
  private(set) var starts = [0]
  /// For each row, up to where the text decides its start.
  private var reaches = [0]
  private var isComplete = false

  init(columns: Int) { self.columns = columns }

  /// The start of the last row broken so far.
  var last: Int { starts[starts.count - 1] }

  /// The row that contains a position, if the rows reach so far.
  func index(of position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Drops the rows that a change of the text from an offset on may have moved.
  mutating func textChanged(from offset: Int) {
    // A mark at the offset may join the cluster before it.
    while starts.count > 1, reaches[reaches.count - 1] >= offset {
      starts.removeLast()
      reaches.removeLast()
    }
    isComplete = false
  }

  mutating func extend(
    _ text: String, _ breaker: LineBreaker, until isEnough: (ParagraphRows) -> Bool
  ) {
    while !isComplete, !isEnough(self) {
      if let (next, reach) = breaker.endOfLine(of: text, from: last, columns: columns) {
        starts.append(next)
        reaches.append(reach)
      } else {
        isComplete = true
      }
    }
  }
}
