/// What is known of the terminal's cursor and style, and the bytes that change them.
package struct Pen: Sendable {
  /// The style that the terminal writes with; `nil` when it is unknown.
  private var style: Style?
  private var row: Int?
  /// The column of the cursor; `nil` after the last column and after contested widths.
  private var column: Int?
  private var isCursorShown: Bool?
  private let capabilities: Capabilities

  package init(capabilities: Capabilities) {
    self.capabilities = capabilities
  }

  /// Tells that nothing is known any more: the terminal was used by somebody else.
  mutating func forget() {
    self = Pen(capabilities: capabilities)
  }

  /// Tells that terminals disagree where the cursor is now.
  mutating func forgetPosition() {
    (row, column) = (nil, nil)
  }

  /// Tells that text was written; `isContested` when the terminal may have moved differently.
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

  /// The column of the cursor, if it is known to be in this row.
  func column(inRow row: Int) -> Int? { self.row == row ? column : nil }

  /// Whether text of this style can be written as the pen is.
  func writes(_ wanted: Style) -> Bool { style == wanted }

  /// Moves by the cheapest of the ways that are sure to arrive.
  mutating func move(toRow newRow: Int, column newColumn: Int, into bytes: inout [UInt8]) {
    defer { (row, column) = (newRow, newColumn) }
    guard let row else {
      Escape.position(row: newRow, column: newColumn, into: &bytes)
      return
    }
    if row == newRow {
      moveInRow(to: newColumn, into: &bytes)
    } else if newColumn == 0, newRow > row, newRow - row <= 3 {
      bytes.append(UInt8(ascii: "\r"))
      for _ in row..<newRow { bytes.append(UInt8(ascii: "\n")) }
    } else if let column, column == newColumn {
      Escape.control(abs(newRow - row), newRow > row ? "B" : "A", into: &bytes)
    } else {
      Escape.position(row: newRow, column: newColumn, into: &bytes)
    }
  }

  private func moveInRow(to newColumn: Int, into bytes: inout [UInt8]) {
    if newColumn == column { return }
    if newColumn == 0 {
      bytes.append(UInt8(ascii: "\r"))
    } else if let column, newColumn < column, column - newColumn <= 4 {
      for _ in newColumn..<column { bytes.append(0x08) }
    } else if let column, newColumn > column {
      Escape.control(newColumn - column, "C", into: &bytes)
    } else {
      Escape.control(newColumn + 1, "G", into: &bytes)
    }
  }

  /// Whether an empty cell of this style can be written without changing the pen's.
  @inline(__always)
  func canWriteBlank(_ wanted: Style) -> Bool {
    guard let style else { return false }
    return style == wanted || style.onBlank == wanted.onBlank
  }

  /// Changes the style, if it is another one, by naming only what differs.
  @inline(__always)
  mutating func use(_ wanted: Style, into bytes: inout [UInt8]) {
    if style != wanted { change(to: wanted, into: &bytes) }
  }

  private mutating func change(to wanted: Style, into bytes: inout [UInt8]) {
    let shown = wanted.degraded(to: capabilities.colors)
    let current = style?.degraded(to: capabilities.colors)
    style = wanted
    if let current, current == shown { return }
    bytes += Escape.introducer
    if let current, shown != .plain {
      Escape.appendDifference(from: current, to: shown, into: &bytes)
    } else if shown != .plain {
      bytes += [UInt8(ascii: "0"), UInt8(ascii: ";")]
      Escape.appendDifference(from: .plain, to: shown, into: &bytes)
    }
    bytes.append(UInt8(ascii: "m"))
  }

  mutating func showCursor(_ shown: Bool, into bytes: inout [UInt8]) {
    guard shown != isCursorShown else { return }
    isCursorShown = shown
    bytes += shown ? Escape.showCursor : Escape.hideCursor
  }
}

extension Style {
  /// The style as a terminal of these colours shows it.
  fileprivate func degraded(to colors: Capabilities.Colors) -> Style {
    Style(
      foreground: foreground.degraded(to: colors), background: background.degraded(to: colors),
      attributes: attributes)
  }
}
