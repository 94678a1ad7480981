/// Rows of texts under names, of which one row is selected; the keys are those of a ``List``.
///
/// A column is as wide as its name and its texts need, in whatever language: it grows with what was seen
/// and never shrinks, so that nothing jumps. Where the window is too narrow, columns of low priority are left
/// out, and then the widest gives way first.
///
/// ```
///   Source    Articles  Updated
/// > Dziennik        12  today
///   Gazeta           3  2 days ago
/// ```
public struct Table<Data: RandomAccessCollection>: View {
  private let data: Data
  private let columns: [TableColumn<Data.Element>]
  private let identify: ((Data.Element) -> AnyHashable)?
  private let didSelect: ((Data.Element) -> Void)?
  private var initialHighlight = 0
  private var placeholder: Views?
  private var didHighlight: (Int) -> Void = { _ in }

  /// Makes a table of elements without identity: the selection is a position.
  public init(
    _ data: Data, columns: [TableColumn<Data.Element>],
    didSelect: ((Data.Element) -> Void)? = nil
  ) {
    self.data = data
    self.columns = columns
    self.didSelect = didSelect
    identify = nil
  }

  /// Makes a table whose selection follows the element when its position changes.
  public init(
    _ data: Data, columns: [TableColumn<Data.Element>],
    didSelect: ((Data.Element) -> Void)? = nil
  ) where Data.Element: Identifiable {
    self.data = data
    self.columns = columns
    self.didSelect = didSelect
    identify = { AnyHashable($0.id) }
  }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state { TableState(selection: initialHighlight) }
    let layout = TableLayout(
      titles: columns.map(\.title), alignments: columns.map(\.alignment),
      priorities: columns.map(\.priority), state: state)
    let list = ListElement(
      path: tree.path, state: state.list, rows: rows(layout), canOpen: didSelect != nil)
    tree.addControl(TableElement(list: list, layout: layout, cells: cells(at:)))
  }

  /// Selects the row at this position, zero-based, when the table is shown for the first time.
  public func initialHighlight(_ index: Int) -> Table { with { $0.initialHighlight = index } }

  /// Tells the position of the selected row, zero-based, whenever the reader has moved the selection.
  public func didHighlight(_ report: @escaping (Int) -> Void) -> Table {
    with { $0.didHighlight = report }
  }

  /// Shows something in place of no rows.
  public func placeholder(@ViewBuilder _ content: () -> Views) -> Table {
    let content = content()
    return with { $0.placeholder = content }
  }

  private func with(_ change: (inout Table) -> Void) -> Table {
    var table = self
    change(&table)
    return table
  }

  private func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  private func cells(at index: Int) -> [String] {
    let element = element(at: index)
    return columns.map { $0.text(element) }
  }

  private func rows(_ layout: TableLayout) -> ListRows {
    var rows = ListRows(
      count: data.count,
      identity: identify.map { identify in { identify(element(at: $0)) } },
      build: { TableRowElement(cells: cells(at: $0), layout: layout) },
      open: { didSelect?(element(at: $0)) })
    rows.searchText = { cells(at: $0).joined(separator: " ") }
    rows.didHighlight = didHighlight
    if rows.count == 0 { rows.placeholder = placeholder.map(ElementTree.standalone) }
    return rows
  }
}
