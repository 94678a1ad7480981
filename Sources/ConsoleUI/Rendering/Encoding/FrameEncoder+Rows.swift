extension FrameEncoder {
  /// Rewriting up to this many unchanged cells is cheaper than moving the cursor.
  private static let maxRewrittenGap = 3
  /// Erasing to the end of the line is cheaper than writing more than this many spaces.
  private static let eraseCost = 3

  /// Writes the cells of a row that differ from `oldRow` of `old`, which the terminal shows there.
  mutating func encodeRow(_ row: Int, of new: Canvas, over oldRow: Int, of old: Canvas) {
    guard let changed = new.differences(inRow: row, fromRow: oldRow, of: old) else { return }
    let columns = new.size.columns
    let start = new.starts[row]
    let oldStart = old.starts[oldRow]
    func differs(_ column: Int) -> Bool {
      !old.looksEqual(old.storage[oldStart + column], new.storage[start + column], of: new)
    }
    let (first, last) = (changed.lowerBound, changed.upperBound - 1)
    let tail = max(first, blankTail(of: new, row: row))
    var erases = last + 1 - tail > Self.eraseCost
    var end = erases ? tail : last + 1
    var rewritesAll = false
    var column = first
    while column < end {
      let cell = new.storage[start + column]
      guard !cell.isTrailing, rewritesAll || differs(column) else {
        column += 1
        continue
      }
      step(toRow: row, column: column, in: new)
      write(cell, of: new, row: row, column: column)
      column += cell.columns
      if cell.isContested, !rewritesAll {
        // If the terminal draws the cluster wider, it has overwritten the cells to the right.
        rewritesAll = true
        erases = tail < columns
        end = max(tail, column)
      }
    }
    useLink(nil)
    if erases {
      cursor.move(toRow: row, column: end, into: &output)
      if !cursor.canWriteBlank(.plain) { cursor.use(.plain, into: &output) }
      output += EscapeSequence.eraseToEndOfLine
    }
  }

  /// The first column of the trailing blanks of a row that erasing can produce.
  private func blankTail(of canvas: Canvas, row: Int) -> Int {
    let start = canvas.starts[row]
    var column = canvas.size.columns
    while column > 0 {
      let cell = canvas.storage[start + column - 1]
      guard cell.isBlank, cell.linkNumber == 0, cell.style.visibleOnBlank == .plain else { break }
      column -= 1
    }
    return column
  }

  /// Moves the cursor to a column, across a short gap by rewriting its cells.
  @inline(__always)
  private mutating func step(toRow row: Int, column: Int, in canvas: Canvas) {
    guard !cursor.isAt(row: row, column: column) else { return }
    if let here = cursor.column(inRow: row), here < column, column - here <= Self.maxRewrittenGap {
      let start = canvas.starts[row]
      let cells = canvas.storage[start + here..<start + column]
      if cells.allSatisfy({ $0.isASCII && $0.linkNumber == 0 && cursor.hasStyle($0.style) }) {
        useLink(nil)
        for cell in cells { output.append(UInt8(truncatingIfNeeded: cell.scalar)) }
        cursor.advance(by: cells.count, isContested: false, lineColumns: canvas.size.columns)
        return
      }
    }
    cursor.move(toRow: row, column: column, into: &output)
  }

  @inline(__always)
  private mutating func write(_ cell: Cell, of canvas: Canvas, row: Int, column: Int) {
    useLink(cell.linkNumber == 0 ? nil : canvas.link(of: cell))
    if cell.isBlank, cursor.canWriteBlank(cell.style) {
      output.append(0x20)
    } else {
      cursor.use(cell.style, into: &output)
      if cell.isContested, isUTF8 { clearBelow(cell, of: canvas, row: row, column: column) }
      appendContent(of: cell, in: canvas)
    }
    cursor.advance(
      by: cell.columns, isContested: cell.isContested, lineColumns: canvas.size.columns)
  }

  /// Clears the cells under a wide cluster, for terminals that draw it narrower.
  private mutating func clearBelow(_ cell: Cell, of canvas: Canvas, row: Int, column: Int) {
    guard cell.columns > 1 else { return }
    output += repeatElement(0x20, count: cell.columns)
    cursor.advance(by: cell.columns, isContested: false, lineColumns: canvas.size.columns)
    cursor.move(toRow: row, column: column, into: &output)
  }

  @inline(__always)
  private mutating func appendContent(of cell: Cell, in canvas: Canvas) {
    let scalar = cell.scalar
    if !isUTF8, scalar >= 0x80 {
      output += repeatElement(Self.substitute(for: cell), count: cell.columns)
    } else if let index = cell.tableIndex {
      output += canvas.clusters[index].utf8
    } else {
      output.append(scalar: scalar)
    }
  }

  /// The ASCII character for terminals without UTF-8.
  private static func substitute(for cell: Cell) -> UInt8 {
    let scalar = cell.isInTable ? nil : Unicode.Scalar(cell.scalar)
    return scalar?.asciiSubstitute ?? UInt8(ascii: "?")
  }
}
