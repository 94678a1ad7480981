extension Canvas {
  private static let isolateStart = "\u{2068}"
  private static let isolateEnd = "\u{2069}"

  /// One row without the spaces at its end, for a reader who puts right-to-left text in order.
  ///
  /// What stands in cells is in logical order. A program that orders a whole line by UAX #9 would pull
  /// right-to-left texts that stand beside each other into one, and numbers beside them too; so each text is
  /// isolated by U+2068 and U+2069, unless it is alone in its row. Terminals do not know those characters in
  /// their cells, so this is for text that is printed.
  package func isolatedText(ofRow row: Int) -> String {
    guard (0..<size.rows).contains(row), hasSeveralTexts(inRow: row) else {
      return text(ofRow: row)
    }
    let start = row * size.columns
    var text = ""
    var pendingSpaces = 0
    var isOpen = false
    for cell in cells[start..<start + size.columns] where !cell.isTrailing {
      if isOpen, !cell.isIsolated || cell.startsIsolate {
        text += Self.isolateEnd
        isOpen = false
      }
      if cell.isBlank {
        pendingSpaces += 1
        continue
      }
      text += String(repeating: " ", count: pendingSpaces)
      pendingSpaces = 0
      if cell.isIsolated, !isOpen {
        text += Self.isolateStart
        isOpen = true
      }
      text += self.text(of: cell)
    }
    return isOpen ? text + Self.isolateEnd : text
  }

  /// Whether a right-to-left text stands in a row together with something else.
  private func hasSeveralTexts(inRow row: Int) -> Bool {
    let cells = cells[row * size.columns..<(row + 1) * size.columns]
    guard cells.contains(where: \.isIsolated) else { return false }
    return cells.count(where: \.startsIsolate) > 1
      || cells.contains { !$0.isIsolated && !$0.isBlank && !$0.isTrailing }
  }
}
