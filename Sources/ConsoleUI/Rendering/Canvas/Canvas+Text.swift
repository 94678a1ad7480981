extension Canvas {
  /// The shown text, one line per row, without styles and trailing spaces.
  public var text: String {
    (0..<size.rows).map(text(ofRow:)).joined(separator: "\n")
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
}
