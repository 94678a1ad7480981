internal import ConsoleUI

/// The rows of a list that a drawing shows.
struct ListPage {
  /// The size of the list, without the line of a search.
  var size = Size(columns: 0, rows: 0)
  /// The first visible row.
  var top = 0
  var highlighted = 0
  /// The row of each line, from the top; `nil` for the lines of headers and between rows.
  var lines: [Int?] = []
  /// Whether the last visible row is shown to its end.
  var endsWithWholeRow = true
  /// The lines beside which the thumb is; empty while a part of each row is visible.
  var thumb = 0..<0

  /// The number of visible rows.
  var length: Int { max(1, (lines.last { $0 != nil } ?? nil).map { $0 + 1 - top } ?? 0) }

  /// The lines that show a row; empty if it is not visible.
  func lines(ofRow row: Int) -> Range<Int> {
    guard let first = lines.firstIndex(of: row) else { return 0..<0 }
    var end = first + 1
    while end < lines.count, lines[end] == row { end += 1 }
    return first..<end
  }

  /// Whether a line is the first of a row.
  func isStart(_ line: Int) -> Bool {
    lines[line] != nil && (line == 0 || lines[line] != lines[line - 1])
  }
}
