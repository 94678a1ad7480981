/// The part of a list that is seen while it is being drawn: each row in it is built once.
@MainActor struct ListWindow {
  /// Whether not all rows fit, so that a thumb tells which are seen.
  private(set) var hasMore: Bool
  private let rows: ListRows
  private let size: Size
  private var rowsBuilt: [Int: any Element] = [:]

  init(rows: ListRows, size: Size) {
    self.rows = rows
    self.size = size
    hasMore = rows.count > size.rows
    rowsBuilt.reserveCapacity(min(rows.count, size.rows) + 1)
    if !hasMore {
      // No more rows than lines: few enough to look at all of them.
      let height = (0..<rows.count).reduce(0) { $0 + self.height(of: $1) }
      hasMore = height > size.rows
    }
  }

  mutating func built(_ index: Int) -> any Element {
    if let element = rowsBuilt[index] { return element }
    let element = rows.build(index)
    rowsBuilt[index] = element
    return element
  }

  /// The height of a row, at least one.
  mutating func height(of index: Int) -> Int {
    let width = size.columns - Marker.columns - (hasMore ? ScrollThumb.columns : 0)
    let room = Size(columns: width, rows: size.rows)
    return max(1, built(index).extent(along: .vertical, in: room).ideal)
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
    var height = self.height(of: last)
    while first > earliest, height < size.rows {
      height += self.height(of: first - 1)
      guard height <= size.rows else { break }
      first -= 1
    }
    return first
  }
}
