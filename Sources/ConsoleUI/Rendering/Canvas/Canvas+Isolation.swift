extension Canvas {
  private static let isolateStart = "\u{2068}"
  private static let isolateEnd = "\u{2069}"

  /// One row without trailing spaces, with bidirectional isolates around right-to-left texts; for printing.
  ///
  /// Cells are in logical order. A program that reorders a whole line by UAX #9 would merge adjacent
  /// right-to-left texts, and numbers next to them, so each text is wrapped in U+2068 and U+2069 unless it is
  /// alone in its row. Terminals do not support those characters in cells.
  package func isolatedText(ofRow row: Int) -> String {
    guard (0..<size.rows).contains(row), needsIsolates(inRow: row) else {
      return text(ofRow: row)
    }
    var text = ""
    var pendingSpaces = 0
    var isOpen = false
    for cell in storage[range(ofRow: row)] where !cell.isTrailing {
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

  /// Whether a row has a right-to-left text and something else.
  private func needsIsolates(inRow row: Int) -> Bool {
    let cells = storage[range(ofRow: row)]
    guard cells.contains(where: \.isIsolated) else { return false }
    return cells.count(where: \.startsIsolate) > 1
      || cells.contains { !$0.isIsolated && !$0.isBlank && !$0.isTrailing }
  }
}
