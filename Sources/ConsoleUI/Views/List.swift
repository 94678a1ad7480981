/// Rows of which one is selected.
///
/// Enter opens it; arrows, page keys, Home, End, `j` and `k` move. `/` finds rows by their text, as long as
/// no command of the screen has that key. Only the rows that are seen are built, so that a million cost as
/// much as ten. What is selected stays selected when rows come or go before it. Controls inside of rows do
/// not take the focus.
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
  private var initialHighlight = 0
  private var sections: ListSections?
  private var placeholder: Views?
  private var searchText: ((Data.Element) -> String)?
  private var didHighlight: (Int) -> Void = { _ in }
  private var wanted: AnyHashable?
  private var actionLabel: String?

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
        path: tree.path, state: tree.state { ListState(selection: initialHighlight) }, rows: rows,
        canOpen: didSelect != nil))
  }

  /// Selects the row at this position, zero-based, when the list is shown for the first time.
  public func initialHighlight(_ index: Int) -> List { with { $0.initialHighlight = index } }

  /// Selects the element with this identity, each time that it is another one; the reader moves on from there.
  ///
  /// Nil, and an identity that no element has then, leave the selection where it is. ``didHighlight(_:)`` is not
  /// told.
  public func highlighted(_ id: Data.Element.ID?) -> List where Data.Element: Identifiable {
    with { $0.wanted = id.map { AnyHashable($0) } }
  }

  /// Says in the status line what Enter does, where that is not to open: `choose`.
  public func actionLabel(_ label: String) -> List { with { $0.actionLabel = label } }

  /// Tells the position of the selected row, zero-based, whenever the reader has moved the selection.
  ///
  /// Kept and given to ``initialHighlight(_:)`` it brings the reader back to the same row another time.
  public func didHighlight(_ report: @escaping (Int) -> Void) -> List {
    with { $0.didHighlight = report }
  }

  /// Shows something in place of no rows.
  public func placeholder(@ViewBuilder _ content: () -> Views) -> List {
    let content = content()
    return with { $0.placeholder = content }
  }

  /// Says in which text a row is found; without this that is all the text which the row shows.
  ///
  /// The text must be quick to get: all rows may be asked for it.
  public func searchText(_ text: @escaping (Data.Element) -> String) -> List {
    with { $0.searchText = text }
  }

  /// Begins a section, with a header above it, wherever the key differs from that of the row before.
  ///
  /// Asked only of the rows that are seen. While a section is scrolled, its header stays at the top.
  public func sections<Key: Equatable>(
    by key: @escaping (Data.Element) -> Key, @ViewBuilder header: @escaping (Key) -> Views
  ) -> List {
    let key = { (index: Int) in key(element(at: index)) }
    return sectioned(
      isFirst: { $0 == 0 || key($0) != key($0 - 1) }, header: { header(key($0)) })
  }

  func sectioned(
    isFirst: @escaping (Int) -> Bool, header: @escaping (Int) -> Views
  ) -> List {
    with {
      $0.sections = ListSections(
        isFirst: isFirst, header: { ElementTree.standalone(header($0)) })
    }
  }

  private func with(_ change: (inout List) -> Void) -> List {
    var list = self
    change(&list)
    return list
  }

  private func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  private var rows: ListRows {
    let (data, identify, row, didSelect) = (data, identify, row, didSelect)
    func element(at index: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: index)]
    }
    var rows = ListRows(
      count: data.count,
      identity: identify.map { identify in { identify(element(at: $0)) } },
      build: { ElementTree.standalone(row(element(at: $0))) },
      open: { didSelect?(element(at: $0)) })
    rows.sections = sections
    rows.searchText = searchText.map { text in { text(element(at: $0)) } }
    rows.didHighlight = didHighlight
    rows.wanted = wanted
    rows.actionLabel = actionLabel
    if rows.count == 0 { rows.placeholder = placeholder.map(ElementTree.standalone) }
    return rows
  }
}
