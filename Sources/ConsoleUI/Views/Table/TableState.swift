/// The state of a table: that of its rows, and the widths of its columns.
@MainActor final class TableState: ViewState {
  let list: ListState
  /// The width of each column, which its title and all texts so far fit in.
  private(set) var widths: [Int] = []
  private var titles: [String] = []

  init(highlighted: Int = 0, reports: HighlightReports = HighlightReports()) {
    list = ListState(highlighted: highlighted, reports: reports)
  }

  private init(list: ListState) { self.list = list }

  func copy() -> TableState {
    let copy = TableState(list: list.copy())
    copy.widths = widths
    copy.titles = titles
    return copy
  }

  /// Resets the widths if the titles have changed, such as with the language.
  func reset(for titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    widths = titles.map(\.columns)
  }

  /// Widens the columns for the texts of a row.
  func widen(for cells: [String]) {
    for (index, cell) in cells.enumerated() where index < widths.count {
      widths[index] = max(widths[index], cell.columns)
    }
  }
}
