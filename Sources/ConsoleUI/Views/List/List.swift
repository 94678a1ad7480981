/// Rows, one of which is highlighted.
///
/// Enter activates the highlighted row. The arrows, the page keys, Home, End, `j` and `k` move the highlight,
/// and `/` finds rows by their text, unless a command of the screen has that key. Only the visible rows are
/// built, so that a million rows cost as much as ten. The highlight stays on its element when rows are
/// inserted or removed before it. Controls inside rows never get the focus.
///
/// ```
/// > Storks are back in the valley
///   Night trains return
/// ```
public struct List<Data: RandomAccessCollection>: View {
  private var source: RowSource<Data>
  private let row: (Data.Element) -> Views
  private var sections: ListRows.Sections?
  private var searchText: ((Data.Element) -> String)?
  private var requestedHighlight: AnyHashable?
  private var actionLabel: String?

  /// Creates a list of elements without identity, whose highlight stays at its position.
  ///
  /// `didSelect` is called when the user activates a row.
  public init(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Views,
    didSelect: ((Data.Element) -> Void)? = nil
  ) {
    source = RowSource(data, didSelect: didSelect)
    self.row = row
  }

  /// Creates a list whose highlight follows its element when the position of the element changes.
  ///
  /// `didSelect` is called when the user activates a row.
  public init(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Views,
    didSelect: ((Data.Element) -> Void)? = nil
  ) where Data.Element: Identifiable {
    source = RowSource(identifiable: data, didSelect: didSelect)
    self.row = row
  }

  public func addElements(to tree: inout ElementTree) {
    let path = tree.makeControlPath()
    let state = tree.state(at: path) { ListState(highlighted: source.initialHighlight) }
    tree.addControl(
      ListElement(path: path, state: state, rows: rows, canActivate: source.canActivate))
  }

  /// Highlights the row at this zero-based index when the list appears.
  public func initialHighlight(_ index: Int) -> List { with { $0.source.initialHighlight = index } }

  /// Highlights the element with this identity.
  ///
  /// The highlight moves whenever this identity changes, and the user can move on from there.
  /// `nil` and an identity without an element leave the highlight where it is. ``didHighlight(_:)`` does not
  /// report this move.
  public func highlighted(_ id: Data.Element.ID?) -> List where Data.Element: Identifiable {
    with { $0.requestedHighlight = id.map { AnyHashable($0) } }
  }

  /// Sets the label of Enter in the status line, such as `choose`, instead of the default for opening.
  public func actionLabel(_ label: String) -> List { with { $0.actionLabel = label } }

  /// Reports the zero-based index of the highlighted row whenever the user has moved the highlight.
  ///
  /// Pass a saved index to ``initialHighlight(_:)`` to restore the highlight.
  public func didHighlight(_ report: @escaping (Int) -> Void) -> List {
    with { $0.source.didHighlight = report }
  }

  /// Shows other content if there are no rows.
  public func placeholder(@ViewBuilder _ content: () -> Views) -> List {
    let content = content()
    return with { $0.source.placeholder = content }
  }

  /// Sets the text by which a row is found; by default that is all text of the row.
  ///
  /// The closure must be fast, because a search may call it for all rows.
  public func searchText(_ text: @escaping (Data.Element) -> String) -> List {
    with { $0.searchText = text }
  }

  /// Starts a section, with a header above it, wherever the key differs from that of the previous row.
  ///
  /// Both closures are called only for visible rows and their neighbours. The header of the topmost section
  /// stays visible while the section scrolls.
  public func sections<Key: Equatable>(
    by key: @escaping (Data.Element) -> Key, @ViewBuilder header: @escaping (Key) -> Views
  ) -> List {
    let key = { [data = source.data] (index: Int) in key(data.element(at: index)) }
    return sectioned(
      isFirst: { $0 == 0 || key($0) != key($0 - 1) }, header: { header(key($0)) })
  }

  func sectioned(
    isFirst: @escaping (Int) -> Bool, header: @escaping (Int) -> Views
  ) -> List {
    with {
      $0.sections = ListRows.Sections(
        isFirst: isFirst, header: { ElementTree.standalone(header($0)) })
    }
  }

  private func with(_ change: (inout List) -> Void) -> List {
    var list = self
    change(&list)
    return list
  }

  private var rows: ListRows {
    let (data, row) = (source.data, row)
    var rows = source.rows { ElementTree.standalone(row(data.element(at: $0))) }
    rows.sections = sections
    rows.searchText = searchText.map { text in { text(data.element(at: $0)) } }
    rows.requestedHighlight = requestedHighlight
    rows.actionLabel = actionLabel
    return rows
  }
}
