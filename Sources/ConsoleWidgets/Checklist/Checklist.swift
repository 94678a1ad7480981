public import ConsoleUI

/// Rows of which the user chooses any number.
///
/// Space, Enter or a click chooses a row, or takes the choice back; `a` chooses all rows, or none if all are chosen. The other keys are
/// those of a ``List``.
///
/// ```
/// > [✓] Storks are back in the valley
///   [ ] Night trains return
/// ```
public struct Checklist<Data: RandomAccessCollection>: View, RowsView {
  public var rowSource: RowSource<Data>
  private let row: (Data.Element) -> Views
  private let choice: ChecklistChoice

  /// Creates a checklist of elements without identity, whose chosen rows are known by their zero-based indices.
  ///
  /// `didChange` gets the chosen indices, which the program must keep.
  public init(
    _ data: Data, chosenIndices chosen: Set<Int>,
    @ViewBuilder row: @escaping (Data.Element) -> Views, didChange: @escaping (Set<Int>) -> Void
  ) {
    rowSource = RowSource(data, didSelect: nil)
    self.row = row
    choice = ChecklistChoice(
      of: chosen, among: { Set(0..<data.count) }, id: { $0 }, didChange: didChange)
  }

  /// Creates a checklist of elements whose chosen rows are known by their identities.
  ///
  /// `didChange` gets the chosen identities, which the program must keep. Those without an element stay chosen.
  public init(
    _ data: Data, chosen: Set<Data.Element.ID>,
    @ViewBuilder row: @escaping (Data.Element) -> Views,
    didChange: @escaping (Set<Data.Element.ID>) -> Void
  ) where Data.Element: Identifiable {
    rowSource = RowSource(identifiable: data, didSelect: nil)
    self.row = row
    choice = ChecklistChoice(
      of: chosen, among: { Set(data.lazy.map(\.id)) }, id: { data.element(at: $0).id },
      didChange: didChange)
  }

  public func addElements(to tree: inout ElementTree) {
    let reports = tree.state { HighlightReports() }
    let state = tree.state {
      ListState(highlighted: rowSource.initialHighlight, reports: reports)
    }
    let list = ListElement(rows(in: &tree), state: state, canActivate: true, in: &tree)
    tree.addControl(ChecklistElement(list: list, toggleAll: choice.toggleAll))
  }

  private func rows(in tree: inout ElementTree) -> ListRows {
    let (data, row, views, choice) = (rowSource.data, row, tree.lazyViews(), choice)
    let identity = rowSource.identity
    var rows = rowSource.rows { index in
      ChecklistRowElement(
        content: views.element(
          at: index, of: row(data.element(at: index)), id: identity?(index) ?? AnyHashable(index)),
        isChosen: choice.isChosen(index))
    }
    (rows.views, rows.activate) = (views, choice.toggle)
    // A click chooses.
    rows.opensOnDoubleClick = false
    return rows
  }
}
