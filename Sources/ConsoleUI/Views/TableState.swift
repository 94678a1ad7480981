/// What a table remembers: its list, and how wide its columns have been.
@MainActor final class TableState {
  let list = ListState()
  private(set) var widths: [Int] = []

  init() {}

  /// Makes the columns wide enough for these texts.
  func grow(for cells: [String]) {
    if widths.count != cells.count { widths = cells.map { _ in 0 } }
    for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], cell.columns) }
  }
}
