/// The part of a list that is seen while it is being drawn: each row in it is built once.
@MainActor struct ListWindow {
  private let rows: ListRows
  private let size: Size
  private var rowsBuilt: [Int: any Element] = [:]

  init(rows: ListRows, size: Size) {
    self.rows = rows
    self.size = size
  }

  mutating func built(_ index: Int) -> any Element {
    if let element = rowsBuilt[index] { return element }
    let element = rows.build(index)
    rowsBuilt[index] = element
    return element
  }

  /// The height of a row, at least one, in a list that leaves room for its thumb.
  mutating func height(of index: Int) -> Int {
    let width = size.columns - Marker.columns - ScrollThumb.columns
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
      state.top = max(state.top, firstRow(endingAt: state.selection))
    }
    if rows.count - state.top <= size.rows {
      state.top = min(state.top, firstRow(endingAt: rows.count - 1))
    }
  }

  /// Whether rows before or after those from `top` are not seen.
  mutating func showsPart(from top: Int) -> Bool {
    guard top == 0, rows.count <= size.rows else { return rows.count > 0 }
    var height = 0
    for index in 0..<rows.count { height += self.height(of: index) }
    return height > size.rows
  }

  /// The first of the rows that fill the window when this row is its last.
  private mutating func firstRow(endingAt last: Int) -> Int {
    var first = last
    var height = self.height(of: last)
    while first > 0, height < size.rows {
      height += self.height(of: first - 1)
      guard height <= size.rows else { break }
      first -= 1
    }
    return first
  }
}
