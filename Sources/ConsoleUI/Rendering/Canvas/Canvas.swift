/// A grid of cells that views draw into and terminals show.
///
/// All text passes the sanitizer, so content can never contain an escape sequence. A wide cluster is shown
/// whole or not at all.
public struct Canvas: Sendable {
  /// The number of columns and rows.
  public let size: Size
  /// The position of the terminal's cursor, zero-based; nil hides it.
  public var cursor: Point?
  /// The cells of all rows, each row at its place in ``starts``.
  package var storage: [Cell]
  /// Where each row begins in ``storage``, so that scrolling moves no cells.
  var starts: [Int]
  /// What the canvas has in common with those that were made from it by changes; 0 before it was complete.
  var lineage: UInt64 = 0
  /// What is known of each row, as a ``RowMark``; 0 if nothing.
  var marks: [UInt64]
  /// The style of the cells that nothing was drawn in.
  let background: Style

  /// The clusters of more than one scalar.
  package internal(set) var clusters = ClusterTable()

  /// The addresses of the links, each once.
  package internal(set) var links: [LinkURL] = []

  /// Makes a blank canvas.
  public init(size: Size) { self.init(size: size, style: .plain) }

  /// Makes a canvas of blanks in a style.
  init(size: Size, style: Style) {
    self.size = size
    background = style
    storage = Array(repeating: .blank(style), count: size.columns * size.rows)
    starts = Array(stride(from: 0, to: size.rows * size.columns, by: max(1, size.columns)))
    if size.columns == 0 { starts = Array(repeating: 0, count: size.rows) }
    marks = Array(repeating: RowMark.untouched, count: size.rows)
  }

  /// The cells in reading order.
  package var cells: [Cell] {
    (0..<size.rows).reduce(into: []) { cells, row in cells += storage[range(ofRow: row)] }
  }

  /// Where the cells of a row are in ``storage``.
  package func range(ofRow row: Int) -> Range<Int> { starts[row]..<starts[row] + size.columns }

  /// The rectangle that the canvas covers.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The same canvas with blank rows below it, and without a cursor.
  func adding(rows: Int) -> Canvas {
    var canvas = Canvas(size: Size(columns: size.columns, rows: size.rows + rows))
    canvas.storage.replaceSubrange(storage.indices, with: cells)
    canvas.marks = Array(repeating: 0, count: canvas.size.rows)
    (canvas.clusters, canvas.links) = (clusters, links)
    return canvas
  }

  /// Blanks every cell and hides the cursor, keeping the memory.
  public mutating func clear() {
    for index in storage.indices { storage[index] = .blank() }
    (marks, lineage) = (Array(repeating: 0, count: size.rows), 0)
    (clusters, links) = (ClusterTable(), [])
    cursor = nil
  }

  /// The grapheme cluster at a position; empty for the right half of a wide one and outside of the canvas.
  public func cluster(at point: Point) -> String {
    guard bounds.contains(point) else { return "" }
    return text(of: storage[starts[point.row] + point.column])
  }

  /// The style of the cell at a position; plain outside of the canvas.
  public func style(at point: Point) -> Style {
    guard bounds.contains(point) else { return .plain }
    return storage[starts[point.row] + point.column].style
  }

  /// The cluster of a cell of this canvas; empty for the right half of a wide one.
  package func text(of cell: Cell) -> String {
    if let index = cell.tableIndex { return clusters[index] }
    guard !cell.isTrailing, let scalar = Unicode.Scalar(cell.scalar) else { return "" }
    return String(Character(scalar))
  }

  /// Changes the style of the cells in a rectangle; the right half of a wide cluster follows its left half.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    for row in area.rows {
      marks[row] = 0
      for column in area.columns {
        let index = starts[row] + column
        guard !storage[index].isTrailing else { continue }
        change(&storage[index].style)
        if storage[index].columns == 2 { storage[index + 1].style = storage[index].style }
      }
    }
  }

  /// Makes the cells in a rectangle a link, until something else is written there; the right half of a wide cluster
  /// follows its left half.
  public mutating func link(_ rect: Rect, to link: LinkURL) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty, let number = number(of: link) else { return }
    for row in area.rows {
      marks[row] = 0
      for column in area.columns {
        let index = starts[row] + column
        guard !storage[index].isTrailing else { continue }
        storage[index].linkNumber = number
        if storage[index].columns == 2 { storage[index + 1].linkNumber = number }
      }
    }
  }

  /// The link at a position.
  public func link(at point: Point) -> LinkURL? {
    bounds.contains(point) ? link(of: storage[starts[point.row] + point.column]) : nil
  }

  /// The link of a cell of this canvas.
  package func link(of cell: Cell) -> LinkURL? {
    links.indices.contains(cell.linkNumber - 1) ? links[cell.linkNumber - 1] : nil
  }

  /// The number of a link in its cells; `nil` if the canvas has more links than cells can distinguish.
  private mutating func number(of link: LinkURL) -> Int? {
    if let index = links.lastIndex(of: link) { return index + 1 }
    guard links.count < UInt16.max else { return nil }
    links.append(link)
    return links.count
  }

  /// The index of a cluster of more than one scalar in ``clusters``.
  mutating func tableIndex(of text: String) -> Int { clusters.index(of: text) }

  /// Sets a cell, and the right half after a wide one, and blanks the other halves of overwritten wide cells.
  ///
  /// The cell must fit in the row.
  mutating func put(_ cell: Cell, column: Int, row: Int) {
    marks[row] = 0
    let index = starts[row] + column
    if storage[index].isTrailing, column > 0 {
      storage[index - 1] = .blank(storage[index - 1].style)
    }
    let last = index + cell.columns - 1
    let after = last + 1
    if column + cell.columns < size.columns, storage[after].isTrailing {
      storage[after] = .blank(storage[after].style)
    }
    storage[index] = cell
    if last > index { storage[last] = .trailing(cell.style) }
  }

  /// Sets the visible ones of `columns` to ASCII characters, one per column.
  mutating func put(
    _ characters: borrowing Span<UInt8>, _ columns: Range<Int>, visible: Range<Int>, row: Int,
    style: Style
  ) {
    guard !visible.isEmpty else { return }
    marks[row] = 0
    let start = starts[row]
    blankHalves(beside: visible, row: row)
    var cells = storage.mutableSpan
    for column in visible {
      cells[start + column] = Cell(
        scalar: UInt32(characters[column - columns.lowerBound]), columns: 1, isContested: false,
        style: style)
    }
  }

  /// Sets all cells of a rectangle inside of the canvas to one that takes one column.
  mutating func put(_ cell: Cell, in area: Rect) {
    guard !area.isEmpty else { return }
    for row in area.rows {
      marks[row] = 0
      blankHalves(beside: area.columns, row: row)
      let start = starts[row]
      storage.withUnsafeMutableBufferPointer { storage in
        // Safe because the slice checks its bounds.
        storage[start + area.columns.lowerBound..<start + area.columns.upperBound]
          .update(repeating: cell)
      }
    }
  }

  /// Blanks the halves of wide cells that remain when these columns are overwritten.
  @inline(__always)
  mutating func blankHalves(beside columns: Range<Int>, row: Int) {
    let start = starts[row]
    if storage[start + columns.lowerBound].isTrailing, columns.lowerBound > 0 {
      let left = start + columns.lowerBound - 1
      storage[left] = .blank(storage[left].style)
    }
    if columns.upperBound < size.columns, storage[start + columns.upperBound].isTrailing {
      storage[start + columns.upperBound] = .blank(storage[start + columns.upperBound].style)
    }
  }

  /// Blanks the halves of wide clusters whose other half is not in these columns.
  mutating func blankCutHalves(in columns: Range<Int>, row: Int) {
    let (first, last) = (starts[row] + columns.lowerBound, starts[row] + columns.upperBound - 1)
    if storage[first].isTrailing { storage[first] = .blank(storage[first].style) }
    if storage[last].columns == 2 { storage[last] = .blank(storage[last].style) }
  }

  /// Marks cells of a row as one text with right-to-left letters.
  mutating func isolate(_ columns: Range<Int>, row: Int) {
    for column in columns {
      storage[starts[row] + column].isolate(isStart: column == columns.lowerBound)
    }
  }
}
