/// A picture of cells: what every view draws into and every terminal shows.
///
/// All text that is written passes the sanitizer, so content can never send an escape sequence, and a
/// wide cluster is shown whole or not at all.
public struct Canvas: Sendable {
  public let size: Size
  /// Where the terminal's cursor is shown; `nil` hides it.
  public var cursor: Point?
  /// The cells row by row.
  package private(set) var cells: [Cell]
  /// The clusters of more than one scalar.
  package private(set) var clusters = ClusterTable()

  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank(), count: size.columns * size.rows)
  }

  /// The rectangle that the canvas covers.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Makes every cell blank and hides the cursor, keeping the memory.
  public mutating func clear() {
    for index in cells.indices { cells[index] = .blank() }
    clusters = ClusterTable()
    cursor = nil
  }

  /// What the cell at a position shows; empty for the right half of a wide cluster and outside.
  public func cluster(at point: Point) -> String {
    guard bounds.contains(point) else { return "" }
    return text(of: cells[point.row * size.columns + point.column])
  }

  /// The style of the cell at a position; plain outside.
  public func style(at point: Point) -> Style {
    guard bounds.contains(point) else { return .plain }
    return cells[point.row * size.columns + point.column].style
  }

  package func text(of cell: Cell) -> String {
    if let index = cell.tableIndex { return clusters[index] }
    guard !cell.isTrailing, let scalar = Unicode.Scalar(cell.scalar) else { return "" }
    return String(Character(scalar))
  }

  /// Changes the style of cells where they stand; a wide cluster follows its left half.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    for row in area.rows {
      for column in area.columns {
        let index = row * size.columns + column
        guard !cells[index].isTrailing else { continue }
        change(&cells[index].style)
        if cells[index].columns == 2 { cells[index + 1].style = cells[index].style }
      }
    }
  }

  /// The index in the table of a cluster of more than one scalar.
  mutating func tableIndex(of text: String) -> Int { clusters.index(of: text) }

  /// Puts a cell, and the right half behind a wide one, blanking what would be left of halved ones.
  ///
  /// The caller has made sure that it fits in the row.
  mutating func put(_ cell: Cell, column: Int, row: Int) {
    let index = row * size.columns + column
    if cells[index].isTrailing, column > 0 { cells[index - 1] = .blank(cells[index - 1].style) }
    let last = index + cell.columns - 1
    let after = last + 1
    if column + cell.columns < size.columns, cells[after].isTrailing {
      cells[after] = .blank(cells[after].style)
    }
    cells[index] = cell
    if last > index { cells[last] = .trailing(cell.style) }
  }

  /// Puts the seen ones of the characters of one column each that stand in these columns of a row.
  mutating func put(
    _ characters: borrowing Span<UInt8>, _ columns: Range<Int>, seen: Range<Int>, row: Int,
    style: Style
  ) {
    guard !seen.isEmpty else { return }
    let start = row * size.columns
    if cells[start + seen.lowerBound].isTrailing, seen.lowerBound > 0 {
      let left = start + seen.lowerBound - 1
      cells[left] = .blank(cells[left].style)
    }
    if seen.upperBound < size.columns, cells[start + seen.upperBound].isTrailing {
      cells[start + seen.upperBound] = .blank(cells[start + seen.upperBound].style)
    }
    for column in seen {
      cells[start + column] = Cell(
        scalar: UInt32(characters[column - columns.lowerBound]), columns: 1, isContested: false,
        style: style)
    }
  }

  /// Marks cells of a row as one text that has right-to-left letters in it.
  mutating func isolate(_ columns: Range<Int>, row: Int) {
    for column in columns {
      cells[row * size.columns + column].isolate(isStart: column == columns.lowerBound)
    }
  }

  /// Moves rows up, or down for a negative distance, inside a region; what enters is blank.
  mutating func shiftRows(_ rows: Range<Int>, up distance: Int) {
    let columns = size.columns
    let order = distance > 0 ? Array(rows) : rows.reversed()
    for row in order {
      let start = row * columns
      let source = (row + distance) * columns
      if rows.contains(row + distance) {
        for column in 0..<columns { cells[start + column] = cells[source + column] }
      } else {
        for column in 0..<columns { cells[start + column] = .blank() }
      }
    }
  }
}
