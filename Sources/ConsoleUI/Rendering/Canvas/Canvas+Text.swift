extension Canvas {
  /// The shown text, one line per row, without styles and trailing spaces.
  public var text: String {
    (0..<size.rows).map(text(ofRow:)).joined(separator: "\n")
  }

  /// ``text``, then one line for each run of cells with a style other than plain, or of a link, then the cursor.
  public var styledText: String {
    var lines = [text, "---"]
    for row in 0..<size.rows { lines += styleRuns(ofRow: row) + linkRuns(ofRow: row) }
    if let cursor { lines.append("cursor \(cursor.row):\(cursor.column)") }
    return lines.joined(separator: "\n")
  }

  /// The text of one row without trailing spaces; empty if the row does not exist.
  public func text(ofRow row: Int) -> String {
    guard (0..<size.rows).contains(row) else { return "" }
    let start = starts[row]
    var text = ""
    var pendingSpaces = 0
    for cell in storage[start..<start + size.columns] where !cell.isTrailing {
      if cell.isBlank {
        pendingSpaces += 1
      } else {
        text += String(repeating: " ", count: pendingSpaces) + self.text(of: cell)
        pendingSpaces = 0
      }
    }
    return text
  }

  private func styleRuns(ofRow row: Int) -> [String] {
    let start = starts[row]
    var lines: [String] = []
    var column = 0
    while column < size.columns {
      let style = storage[start + column].style
      let first = column
      while column < size.columns, storage[start + column].style == style { column += 1 }
      if style != .plain { lines.append("\(row):\(first)-\(column - 1) \(style)") }
    }
    return lines
  }

  private func linkRuns(ofRow row: Int) -> [String] {
    guard !links.isEmpty else { return [] }
    let start = starts[row]
    var lines: [String] = []
    var column = 0
    while column < size.columns {
      let number = storage[start + column].linkNumber
      let first = column
      while column < size.columns, storage[start + column].linkNumber == number { column += 1 }
      if let link = link(of: storage[start + first]) {
        lines.append("\(row):\(first)-\(column - 1) link \(link)")
      }
    }
    return lines
  }
}
