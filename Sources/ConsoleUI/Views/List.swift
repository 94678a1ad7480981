/// Rows of which one is selected.
///
/// Enter opens it; arrows, page keys, Home, End, `j` and `k` move. Only the rows that are seen are built, so that a million cost as much as ten. What is selected stays
/// selected when rows come or go before it. Controls inside of rows do not take the focus.
///
/// ```
/// > Storks are back in the valley
///   Night trains return
/// ```
public struct List<Data: RandomAccessCollection>: View {
  private let data: Data
  private let identify: ((Data.Element) -> AnyHashable)?
  private let row: (Data.Element) -> Views
  private let didSelect: ((Data.Element) -> Void)?
  private var initialSelection = 0

  /// Makes a list of elements without identity: the selection is a position.
  public init(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Views,
    didSelect: ((Data.Element) -> Void)? = nil
  ) {
    self.data = data
    self.row = row
    self.didSelect = didSelect
    identify = nil
  }

  /// Makes a list whose selection follows the element when its position changes.
  public init(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Views,
    didSelect: ((Data.Element) -> Void)? = nil
  ) where Data.Element: Identifiable {
    self.data = data
    self.row = row
    self.didSelect = didSelect
    identify = { AnyHashable($0.id) }
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      ListElement(
        path: tree.path, state: tree.state { ListState(selection: initialSelection) }, rows: rows,
        canOpen: didSelect != nil))
  }

  /// Selects the row at this position, zero-based, when the list is shown for the first time.
  public func initialSelection(_ index: Int) -> List {
    var list = self
    list.initialSelection = index
    return list
  }

  private var rows: ListRows {
    let (data, identify, row, didSelect) = (data, identify, row, didSelect)
    func element(at index: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: index)]
    }
    return ListRows(
      count: data.count,
      identity: identify.map { identify in { identify(element(at: $0)) } },
      build: { index in
        var tree = ElementTree(memory: ViewMemory())
        return tree.element(of: row(element(at: index)))
      },
      open: { didSelect?(element(at: $0)) })
  }
}
