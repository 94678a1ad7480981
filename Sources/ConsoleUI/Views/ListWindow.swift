/// The part of a list that is seen while it is being drawn: each row in it is built once.
@MainActor struct ListWindow {
  /// Whether not all rows fit, so that a thumb tells which are seen.
  private(set) var hasMore: Bool
  private let rows: ListRows
  private let size: Size
  /// The rows built until now, each at its position modulo their number: neighbours never meet.
  private var rowsBuilt: [Row?]

  /// A row that was built, and its height, which is at least one.
  struct Row {
    fileprivate let index: Int
    let element: any Element
    let height: Int
  }

  init(rows: ListRows, size: Size) {
    self.rows = rows
    self.size = size
    hasMore = rows.count > size.rows
    rowsBuilt = Array(repeating: nil, count: min(rows.count, size.rows) + 1)
    if !hasMore {
      // No more rows than lines: few enough to look at all of them.
      let height = (0..<rows.count).reduce(0) { $0 + self.row($1).height }
      hasMore = height > size.rows
      if hasMore { measureAgain() }
    }
  }

  mutating func row(_ index: Int) -> Row {
    let place = index % rowsBuilt.count
    if let row = rowsBuilt[place], row.index == index { return row }
    let row = measured(rows.build(index), at: index)
    rowsBuilt[place] = row
    return row
  }

  /// Chooses the first row so that the selected one is seen and no room is wasted below the last.
  mutating func scroll(_ state: ListState) {
    state.top = min(max(0, state.top), max(0, rows.count - 1))
    guard rows.count > 0 else { return }
    if state.selection < state.top {
      state.top = state.selection
    } else {
      state.top = max(state.top, firstRow(endingAt: state.selection, notBefore: state.top))
    }
    if rows.count - state.top <= size.rows {
      state.top = min(state.top, firstRow(endingAt: rows.count - 1))
    }
  }

  /// The first of the rows that fill the window when this row is its last; no earlier ones are built.
  private mutating func firstRow(endingAt last: Int, notBefore earliest: Int = 0) -> Int {
    var first = last
    var height = row(last).height
    while first > earliest, height < size.rows {
      height += row(first - 1).height
      guard height <= size.rows else { break }
      first -= 1
    }
    return first
  }

  private func measured(_ element: any Element, at index: Int) -> Row {
    let width = size.columns - Marker.columns - (hasMore ? ScrollThumb.columns : 0)
    let room = Size(columns: width, rows: size.rows)
    let height = max(1, element.extent(along: .vertical, in: room).ideal)
    return Row(index: index, element: element, height: height)
  }

  /// The thumb takes a column of each row.
  private mutating func measureAgain() {
    rowsBuilt = rowsBuilt.map { row in row.map { measured($0.element, at: $0.index) } }
  }
}
