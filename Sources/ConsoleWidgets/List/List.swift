public import ConsoleUI

/// Rows, one of which is highlighted.
///
/// Enter activates the highlighted row, and so does a click on it; a click on another row highlights that first. The arrows, the page keys, Home, End, `j` and `k` move the highlight,
/// and `/` finds rows by their text, unless a command of the screen has that key. Only the visible rows are
/// built, so that a million rows cost as much as ten. The highlight stays on its element when rows are
/// inserted or removed before it. Controls inside rows never get the focus.
///
/// ```
/// > Storks are back in the valley
///   Night trains return
/// ```
public struct List<Data: RandomAccessCollection>: View, RowsView {
  public var rowSource: RowSource<Data>
  private let row: (Data.Element) -> Views

  /// Creates a list of elements without identity, whose highlight stays at its position.
  ///
  /// `didSelect` is called when the user activates a row.
  public init(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Views,
    didSelect: ((Data.Element) -> Void)? = nil
  ) {
    rowSource = RowSource(data, didSelect: didSelect)
    self.row = row
  }

  /// Creates a list whose highlight follows its element when the position of the element changes.
  ///
  /// `didSelect` is called when the user activates a row.
  public init(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Views,
    didSelect: ((Data.Element) -> Void)? = nil
  ) where Data.Element: Identifiable {
    rowSource = RowSource(identifiable: data, didSelect: didSelect)
    self.row = row
  }

  public func addElements(to tree: inout ElementTree) {
    let reports = tree.state { HighlightReports() }
    let state = tree.state {
      ListState(highlighted: rowSource.initialHighlight, reports: reports)
    }
    let rows = rows(in: &tree)
    tree.addControl(
      ListElement(rows, state: state, canActivate: rowSource.canActivate, in: &tree))
  }

  private func rows(in tree: inout ElementTree) -> ListRows {
    let (data, row, views) = (rowSource.data, row, tree.lazyViews())
    let identity = rowSource.identity
    var rows = rowSource.rows { index in
      views.element(
        at: index, of: row(data.element(at: index)), id: identity?(index) ?? AnyHashable(index))
    }
    rows.views = views
    return rows
  }
}
