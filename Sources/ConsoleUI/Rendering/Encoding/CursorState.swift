/// Tracks the terminal's cursor position, visibility and current style, and encodes changes to them.
package struct CursorState: Sendable {
  /// The current style; nil if unknown.
  private var style: Style?
  private var row: Int?
  /// The column; nil if unknown, after the last column, and after a cluster of contested width.
  private var column: Int?
  private var isVisible: Bool?
  private let capabilities: Capabilities

  package init(capabilities: Capabilities) {
    self.capabilities = capabilities
  }

  /// Forgets everything, after other code has written to the terminal.
  mutating func forget() {
    self = CursorState(capabilities: capabilities)
  }

  /// Forgets the position, after a sequence that leaves it undefined.
  mutating func forgetPosition() {
    (row, column) = (nil, nil)
  }

  /// Records that text was written; `isContested` if the terminal may have moved by another distance.
  @inline(__always)
  mutating func advance(by columns: Int, isContested: Bool, lineColumns: Int) {
    guard let column, !isContested, column + columns < lineColumns else {
      self.column = nil
      return
    }
    self.column = column + columns
  }

  @inline(__always)
  func isAt(row: Int, column: Int) -> Bool { self.row == row && self.column == column }

  /// The column, if the cursor is known to be in this row.
  func column(inRow row: Int) -> Int? { self.row == row ? column : nil }

  /// Whether this is the current style.
  func hasStyle(_ wanted: Style) -> Bool { style == wanted }

  /// Moves the cursor with the shortest sequence that is reliable from the known position.
  mutating func move(toRow newRow: Int, column newColumn: Int, into bytes: inout [UInt8]) {
    defer { (row, column) = (newRow, newColumn) }
    guard let row else {
      EscapeSequence.moveCursor(row: newRow, column: newColumn, into: &bytes)
      return
    }
    if row == newRow {
      moveInRow(to: newColumn, into: &bytes)
    } else if newColumn == 0, newRow > row, newRow - row <= 3 {
      bytes.append(UInt8(ascii: "\r"))
      for _ in row..<newRow { bytes.append(UInt8(ascii: "\n")) }
    } else if let column, column == newColumn {
      EscapeSequence.controlSequence(abs(newRow - row), newRow > row ? "B" : "A", into: &bytes)
    } else {
      EscapeSequence.moveCursor(row: newRow, column: newColumn, into: &bytes)
    }
  }

  private func moveInRow(to newColumn: Int, into bytes: inout [UInt8]) {
    if newColumn == column { return }
    if newColumn == 0 {
      bytes.append(UInt8(ascii: "\r"))
    } else if let column, newColumn < column, column - newColumn <= 4 {
      for _ in newColumn..<column { bytes.append(0x08) }
    } else if let column, newColumn > column {
      EscapeSequence.controlSequence(newColumn - column, "C", into: &bytes)
    } else {
      EscapeSequence.controlSequence(newColumn + 1, "G", into: &bytes)
    }
  }

  /// Whether a blank cell of this style looks the same in the current style.
  @inline(__always)
  func canWriteBlank(_ wanted: Style) -> Bool {
    guard let style else { return false }
    return style == wanted || style.visibleOnBlank == wanted.visibleOnBlank
  }

  /// Changes the current style if needed, encoding only the difference.
  @inline(__always)
  mutating func use(_ wanted: Style, into bytes: inout [UInt8]) {
    if style != wanted { change(to: wanted, into: &bytes) }
  }

  private mutating func change(to wanted: Style, into bytes: inout [UInt8]) {
    let shown = wanted.degraded(to: capabilities.colors)
    let current = style?.degraded(to: capabilities.colors)
    style = wanted
    if let current, current == shown { return }
    bytes += EscapeSequence.csi
    if let current, shown != .plain {
      EscapeSequence.appendDifference(from: current, to: shown, into: &bytes)
    } else if shown != .plain {
      bytes += [UInt8(ascii: "0"), UInt8(ascii: ";")]
      EscapeSequence.appendDifference(from: .plain, to: shown, into: &bytes)
    }
    bytes.append(UInt8(ascii: "m"))
  }

  mutating func setVisible(_ visible: Bool, into bytes: inout [UInt8]) {
    guard visible != isVisible else { return }
    isVisible = visible
    bytes += visible ? EscapeSequence.showCursor : EscapeSequence.hideCursor
  }
}

extension Style {
  /// The nearest style that a terminal with this many colours can display.
  fileprivate func degraded(to colors: Capabilities.Colors) -> Style {
    Style(
      foreground: foreground.degraded(to: colors), background: background.degraded(to: colors),
      attributes: attributes)
  }
}
