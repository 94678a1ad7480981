internal import ConsoleUI

/// The state of a table beside that of its rows: the widths of its columns, and where they are scrolled to.
@MainActor final class TableState: ViewState {
  var widths = TableWidths()
  /// What the user has scrolled to.
  var place = TablePlace()
  /// The width of the last drawing, without the sign of the highlight and the margin.
  var room = 0

  init() {}
}

/// The width of each column of a table, which its title and all texts so far fit in.
struct TableWidths {
  private(set) var columns: [Int] = []
  private var titles: [String] = []

  /// Resets the widths if the titles have changed, such as with the language.
  mutating func reset(for titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    columns = titles.map(\.columns)
  }

  /// Widens the columns for the texts of a row.
  @MainActor mutating func widen(for cells: [TableCell]) {
    for (index, cell) in cells.enumerated() where index < columns.count {
      columns[index] = max(columns[index], cell.columns)
    }
  }
}
