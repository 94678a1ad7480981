public import ConsoleUI

/// Rows of texts or views in columns, one of which is highlighted; the keys are those of a ``List``.
///
/// Each column is as wide as its title and the texts shown so far; it never shrinks, so that nothing jumps.
/// If the columns do not fit, the widest shrink to twelve cells; then those of low priority are left out.
/// The last two columns of the table are for the mark of where its rows are.
///
/// ```
///   Source    Articles  Updated
/// > Dziennik        12  today
///   Gazeta           3  2 days ago
/// ```
///
/// A table that ``scrollsHorizontally()`` keeps its first column and scrolls the others:
///
/// ```
/// ‹ Source    Updated     Language    ›
/// > Dziennik  today       Polish
///   Gazeta    2 days ago  Polish
/// ```
public struct Table<Data: RandomAccessCollection>: View, RowsView {
  public var rowSource: RowSource<Data>
  private let columns: [TableColumn<Data.Element>]
  private var isScrolling = false

  /// Creates a table of elements without identity, whose highlight stays at its position.
  ///
  /// `didSelect` is called when the user activates a row.
  public init(
    _ data: Data, columns: [TableColumn<Data.Element>],
    didSelect: ((Data.Element) -> Void)? = nil
  ) {
    rowSource = RowSource(data, didSelect: didSelect)
    self.columns = columns
  }

  /// Creates a table whose highlight follows its element when the position of the element changes.
  ///
  /// `didSelect` is called when the user activates a row.
  public init(
    _ data: Data, columns: [TableColumn<Data.Element>],
    didSelect: ((Data.Element) -> Void)? = nil
  ) where Data.Element: Identifiable {
    rowSource = RowSource(identifiable: data, didSelect: didSelect)
    self.columns = columns
  }

  public func addElements(to tree: inout ElementTree) {
    let reports = tree.state { HighlightReports() }
    let listState = tree.state {
      ListState(highlighted: rowSource.initialHighlight, reports: reports)
    }
    let state = tree.state(orMake: TableState.init)
    let layout = TableLayout(
      titles: columns.map(\.title), alignments: columns.map(\.alignment),
      priorities: columns.map(\.priority), widths: state.widths,
      place: isScrolling ? state.place : nil)
    layout.filling = columns.map(\.fills)
    layout.titleActions = columns.map(\.didTapTitle)
    let list = ListElement(
      rows(layout), state: listState, canActivate: rowSource.canActivate, in: &tree)
    tree.addControl(
      TableElement(state: state, list: list, layout: layout, cells: cells(at:)))
  }

  /// Scrolls the columns if they do not fit, instead of leaving some out or truncating them.
  ///
  /// The first column stays in place, with at most half of the width. Shift-Right and Shift-Left, and the wheel of the
  /// mouse with Shift or sideways, move the others by a column. `‹` and `›` beside the titles show that there are more. A
  /// column that is wider than its room comes in parts.
  public func scrollsHorizontally() -> Table {
    var table = self
    table.isScrolling = true
    return table
  }

  private func cells(at index: Int) -> [TableCell] {
    let element = rowSource.data.element(at: index)
    return columns.map { column in
      TableCell(
        text: column.text(element),
        element: column.cell.map { ElementTree.standalone($0(element)) })
    }
  }

  private func text(at index: Int) -> String {
    let element = rowSource.data.element(at: index)
    return columns.map { $0.text(element) }.joined(separator: " ")
  }

  private func rows(_ layout: TableLayout) -> ListRows {
    var rows = rowSource.rows { TableRowElement(cells: cells(at: $0), layout: layout) }
    rows.searchText = rows.searchText ?? text(at:)
    return rows
  }
}
