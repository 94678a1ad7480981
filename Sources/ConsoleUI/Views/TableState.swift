/// What a table remembers: its list, and how wide its columns have been.
@MainActor final class TableState {
  let list: ListState
  private(set) var widths: [Int] = []
  private var titles: [String] = []

  init(selection: Int = 0) { list = ListState(selection: selection) }

  /// Begins anew when the names are others, as in another language.
  func fit(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    widths = titles.map(\.columns)
  }

  /// Makes the columns wide enough for these texts.
  func grow(for cells: [String]) {
    for (index, cell) in cells.enumerated() where index < widths.count {
      widths[index] = max(widths[index], cell.columns)
    }
  }
}
