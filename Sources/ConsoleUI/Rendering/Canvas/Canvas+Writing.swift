extension Canvas {
  /// Writes one line of text; returns the columns it takes up to the right edge of `clip`.
  ///
  /// Only cells inside `clip` change. A wide cluster that `clip` would halve leaves a blank cell. Line ends
  /// become spaces; wrap the text first.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    write(text.utf8Span, at: point, style: style, clip: clip)
  }

  /// Writes one line of text; returns the columns it takes up to the right edge of `clip`.
  @discardableResult
  public mutating func write(
    _ text: Substring, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    write(text.utf8Span, at: point, style: style, clip: clip)
  }

  /// Fills a rectangle with one character; a cell where a wide character does not fit becomes blank.
  public mutating func fill(
    _ rect: Rect, with character: Character = " ", style: Style = .plain
  ) {
    let area = rect.intersection(bounds)
    if let ascii = character.asciiValue, Self.printableASCII.contains(ascii) {
      let cell = Cell(scalar: UInt32(ascii), columns: 1, isContested: false, style: style)
      return put(cell, in: area)
    }
    let text = String(character)
    let width = max(1, text.columns)
    for row in area.rows {
      for column in stride(from: area.columns.lowerBound, to: area.columns.upperBound, by: width) {
        let point = Point(column: column, row: row)
        if write(text, at: point, style: style, clip: area) == 0 {
          put(.blank(style), column: column, row: row)
        }
      }
    }
  }

  private static let printableASCII: ClosedRange<UInt8> = 0x20...0x7E

  private mutating func write(
    _ text: borrowing UTF8Span, at point: Point, style: Style, clip: Rect?
  ) -> Int {
    let area = clip.map { $0.intersection(bounds) } ?? bounds
    let visible = area.columns
    guard area.rows.contains(point.row), point.column < visible.upperBound else { return 0 }
    if text.isPrintableASCII {
      let columns = point.column..<min(point.column + text.span.count, visible.upperBound)
      put(text.span, columns, visible: columns.clamped(to: visible), row: point.row, style: style)
      return columns.count
    }
    var column = point.column
    var isRightToLeft = false
    ClusterScan.forEach(in: text) { cluster in
      guard column < visible.upperBound else { return false }
      let next = column + cluster.columns
      if next > visible.lowerBound {
        show(cluster, column: column, row: point.row, style: style, visible: visible)
        isRightToLeft = isRightToLeft || cluster.isRightToLeft
      }
      column = next
      return true
    }
    if isRightToLeft, point.column < column {
      isolate((point.column..<column).clamped(to: visible), row: point.row)
    }
    return min(column, visible.upperBound) - point.column
  }

  @inline(__always)
  private mutating func show(
    _ cluster: Cluster, column: Int, row: Int, style: Style,
    visible: Range<Int>
  ) {
    let columns = UInt8(truncatingIfNeeded: cluster.columns)
    let cell: Cell
    switch cluster.kind {
    case .scalar(let scalar):
      cell = Cell(
        scalar: scalar, columns: columns, isContested: cluster.isContested, style: style)
    case .multiScalar(let text):
      let index = tableIndex(of: text)
      cell = Cell(
        tableIndex: index, columns: columns, isContested: cluster.isContested, style: style)
    case .control:
      cell = Cell(
        scalar: Cluster.replacement, columns: columns, isContested: cluster.isContested,
        style: style)
    case .tab, .lineEnd:
      blank(column..<column + cluster.columns, row: row, style: style, visible: visible)
      return
    case .softHyphen, .invisible:
      return
    }
    if column >= visible.lowerBound, column + cluster.columns <= visible.upperBound {
      put(cell, column: column, row: row)
    } else {
      blank(column..<column + cluster.columns, row: row, style: style, visible: visible)
    }
  }

  private mutating func blank(
    _ columns: Range<Int>, row: Int, style: Style, visible: Range<Int>
  ) {
    for column in columns.clamped(to: visible) { put(.blank(style), column: column, row: row) }
  }
}
