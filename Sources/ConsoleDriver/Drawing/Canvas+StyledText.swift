public import ConsoleUI

extension Canvas {
  /// `text`, then one line for each run of cells with a style other than plain, or of a link, then the cursor.
  public var styledText: String {
    var lines = [text, "---"]
    for row in 0..<size.rows { lines += styleRuns(ofRow: row) + linkRuns(ofRow: row) }
    if let cursor { lines.append("cursor \(cursor.row):\(cursor.column)") }
    return lines.joined(separator: "\n")
  }

  private func styleRuns(ofRow row: Int) -> [String] {
    let cells = Array(storage[range(ofRow: row)])
    var lines: [String] = []
    var column = 0
    while column < size.columns {
      let style = cells[column].style
      let first = column
      while column < size.columns, cells[column].style == style { column += 1 }
      if style != .plain { lines.append("\(row):\(first)-\(column - 1) \(style)") }
    }
    return lines
  }

  private func linkRuns(ofRow row: Int) -> [String] {
    guard !links.isEmpty else { return [] }
    let cells = Array(storage[range(ofRow: row)])
    var lines: [String] = []
    var column = 0
    while column < size.columns {
      let number = cells[column].linkNumber
      let first = column
      while column < size.columns, cells[column].linkNumber == number { column += 1 }
      if let link = link(of: cells[first]) {
        lines.append("\(row):\(first)-\(column - 1) link \(link)")
      }
    }
    return lines
  }
}
