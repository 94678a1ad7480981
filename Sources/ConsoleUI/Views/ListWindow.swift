/// The part of a list that is seen while it is being drawn: each row in it is built once.
///
/// The header of the topmost section stands above the first row, also when that is not the first of its
/// section.
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
      let height = (0..<rows.count).reduce(0) { height, index in
        height + row(index).height + headerHeight(above: index)
      }
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

  /// The header that stands above a row, and the rows that it takes.
  func header(above index: Int, isTop: Bool) -> (element: any Element, height: Int)? {
    guard let sections = rows.sections, isTop || sections.isFirst(index) else { return nil }
    let element = sections.header(index)
    let room = Size(columns: columns, rows: size.rows)
    // One line is always left for the row below.
    let height = min(element.extent(along: .vertical, in: room).ideal, size.rows - 1)
    return height > 0 ? (element, height) : nil
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

  private var columns: Int { size.columns - (hasMore ? ScrollThumb.columns : 0) }

  private func headerHeight(above index: Int, isTop: Bool = false) -> Int {
    rows.sections == nil ? 0 : header(above: index, isTop: isTop)?.height ?? 0
  }

  /// The first of the rows that fill the window when this row is its last; no earlier ones are built.
  private mutating func firstRow(endingAt last: Int, notBefore earliest: Int = 0) -> Int {
    var first = last
    // The rows from the first on, with the headers between them but without that at the top.
    var height = row(last).height
    while first > earliest, height < size.rows {
      height += headerHeight(above: first) + row(first - 1).height
      guard height + headerHeight(above: first - 1, isTop: true) <= size.rows else { break }
      first -= 1
    }
    return first
  }

  private func measured(_ element: any Element, at index: Int) -> Row {
    let room = Size(columns: columns - Marker.columns, rows: size.rows)
    let height = max(1, element.extent(along: .vertical, in: room).ideal)
    return Row(index: index, element: element, height: height)
  }

  /// The thumb takes a column of each row.
  private mutating func measureAgain() {
    rowsBuilt = rowsBuilt.map { row in row.map { measured($0.element, at: $0.index) } }
  }
}
