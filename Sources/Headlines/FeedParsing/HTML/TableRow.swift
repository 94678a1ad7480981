/// The cells of a row of a table, as they are read into one line.
struct TableRow {
  private var known: [Range<Int>] = []
  private var headers = 0
  private var columns = 0
  /// Where paragraphs inside of cells end.
  private var breaks: [Int] = []
  /// Where the open cell starts, in bytes.
  private(set) var start = 0
  private var isOpen = false

  private static let maxCells = 500

  /// How many lists are around the table.
  let depth: Int

  /// A row that has a cell of this length already, if that is not empty.
  init(cell length: Int, depth: Int) {
    self.depth = depth
    if length > 0 { add(0..<length) }
  }

  /// Whether the open cell has no text yet, in a line of this length.
  func isEmptyCell(at length: Int) -> Bool { isOpen && length <= start }

  /// Whether cells stand before the open one.
  var hasCells: Bool { !known.isEmpty }

  /// Whether all cells are headers.
  var isHeader: Bool { headers == known.count + (isOpen ? 1 : 0) }

  mutating func startCell(at offset: Int, isHeader: Bool, columns: Int) {
    start = offset
    isOpen = true
    self.columns = columns
    if isHeader { headers += 1 }
  }

  mutating func endCell(at offset: Int) {
    guard isOpen else { return }
    isOpen = false
    add(start..<max(start, offset))
  }

  mutating func addParagraph(at offset: Int) { breaks.append(offset) }

  /// The ranges of the cells without the blanks around them; nil if there is only one.
  func cells(in line: [UInt8]) -> [Range<Int>]? {
    var row = self
    row.endCell(at: line.count)
    guard row.known.count > 1 else { return nil }
    return row.known.map { range in
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, line[start] <= 0x20 { start += 1 }
      while start < end, line[end - 1] <= 0x20 { end -= 1 }
      return start..<end
    }
  }

  /// The ranges of the paragraphs in a line of this length: one for a row of several cells.
  func paragraphs(in length: Int) -> [Range<Int>] {
    guard known.isEmpty else { return [0..<length] }
    let ends = breaks.filter { $0 < length } + [length]
    return zip([0] + ends, ends).map { $0..<$1 }
  }

  private mutating func add(_ range: Range<Int>) {
    guard known.count < Self.maxCells else { return }
    known.append(range)
    for _ in 1..<max(2, min(columns, Self.maxCells - known.count)) where columns > 1 {
      known.append(range.upperBound..<range.upperBound)
    }
  }
}
