/// Rows of texts under names, of which one row is selected; the keys are those of a ``List``.
///
/// A column is as wide as its name and its texts need, in whatever language: it grows with what was seen
/// and never shrinks, so that nothing jumps. Where the window is too narrow, the widest gives way first.
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
    let state = tree.state { TableState() }
    let (data, columns, identify, didSelect) = (data, columns, identify, didSelect)
    func element(at index: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: index)]
    }
    let cells = { (index: Int) in columns.map { $0.text(element(at: index)) } }
    let layout = TableLayout(
      titles: columns.map(\.title), alignments: columns.map(\.alignment), state: state)
    let rows = ListRows(
      count: data.count,
      identity: identify.map { identify in { identify(element(at: $0)) } },
      build: { TableRowElement(cells: cells($0), layout: layout) },
      open: { didSelect?(element(at: $0)) })
    let list = ListElement(
      path: tree.path, state: state.list, rows: rows, canOpen: didSelect != nil)
    tree.addControl(TableElement(list: list, layout: layout, cells: cells))
  }
}
