public import ConsoleUI

/// A view of rows, one of which is highlighted: a ``List`` or a ``Table``.
@MainActor public protocol RowsView: View {
  /// The elements, one for each row.
  associatedtype Data: RandomAccessCollection

  /// The elements of the rows, and what is set about them.
  var rowSource: RowSource<Data> { get set }
}

extension RowsView {
  /// Highlights the row at this zero-based index when the view appears.
  public func initialHighlight(_ index: Int) -> Self { with { $0.initialHighlight = index } }

  /// Highlights the element with this identity.
  ///
  /// The highlight moves whenever this identity changes, and the user can move on from there.
  /// `nil` and an identity without an element leave the highlight where it is; such an element gets it when it arrives, if
  /// the user has not moved it meanwhile. ``didHighlight(_:)`` does not report this move.
  public func highlighted(_ id: Data.Element.ID?) -> Self where Data.Element: Identifiable {
    with { $0.requestedHighlight = id.map { AnyHashable($0) } }
  }

  /// Leaves blank lines between the rows.
  public func rowSpacing(_ lines: Int) -> Self { with { $0.spacing = min(max(0, lines), 1_000) } }

  /// Names the rows in the linear form and in outlines, such as the files of one of two panes; it is not drawn.
  public func label(_ text: String) -> Self { with { $0.label = text } }

  /// Lets letters and digits highlight the next row that begins with them.
  ///
  /// Letters that follow each other within a second are one text; the same letter again goes on to the next row with it. The
  /// texts are those of ``searchText(_:)``. Such a list takes the letters and digits that it has no other use for, also `q`, `j` and the
  /// digits of tabs, so give commands other keys.
  public func typeAhead() -> Self { with { $0.hasTypeAhead = true } }

  /// Lets a click only highlight a row, and a double click activate it, as in a file manager.
  ///
  /// By default a click on the highlighted row activates it.
  public func opensOnDoubleClick() -> Self { with { $0.opensOnDoubleClick = true } }

  /// Sets the label of Enter in the status line, such as `choose`, instead of the default for opening.
  public func actionLabel(_ label: String) -> Self { with { $0.actionLabel = label } }

  /// Reports the element of the highlighted row whenever the user has moved the highlight.
  ///
  /// It also reports the element after a frame in which a change of the rows has moved the highlight or put another
  /// element under it, such as after the highlighted row was deleted; if no row is left, as soon as there is one. A view
  /// that was replaced by another one, such as a ``Spinner``, and appears again with its initial highlight reports that
  /// if it has reported one before. In the linear form the rows have numbers, so that the user can highlight one for the
  /// commands that act on it.
  ///
  /// Pass a saved identity to ``highlighted(_:)`` to restore the highlight, or the index of a saved element to
  /// ``initialHighlight(_:)``.
  public func didHighlight(_ report: @escaping (Data.Element) -> Void) -> Self {
    with { $0.didHighlight = report }
  }

  /// Shows other content if there are no rows.
  public func placeholder(@ViewBuilder _ content: () -> Views) -> Self {
    let content = content()
    return with { $0.placeholder = content }
  }

  /// Sets the text by which a row is found; by default that is all text of the row.
  ///
  /// The closure must be fast, because a search may call it for all rows.
  public func searchText(_ text: @escaping (Data.Element) -> String) -> Self {
    with { $0.searchText = text }
  }

  /// Starts a section, with a header above it, wherever the key differs from that of the previous row.
  ///
  /// Both closures are called only for visible rows and their neighbours. The header of the topmost section
  /// stays visible while the section scrolls.
  public func sections<Key: Equatable>(
    by key: @escaping (Data.Element) -> Key, @ViewBuilder header: @escaping (Key) -> Views
  ) -> Self {
    let key = { [data = rowSource.data] (index: Int) in key(data.element(at: index)) }
    return sectioned(
      isFirst: { $0 == 0 || key($0) != key($0 - 1) }, header: { header(key($0)) })
  }

  /// Puts a header above the first row of each section of the data.
  func withHeaders<Sections, Rows>(
    _ header: @escaping (Sections.Element) -> Views
  ) -> Self where Data == SectionedRows<Sections, Rows> {
    let rows = rowSource.data
    return sectioned(isFirst: rows.isFirst) { header(rows.section(at: $0)) }
  }

  private func sectioned(
    isFirst: @escaping (Int) -> Bool, header: @escaping (Int) -> Views
  ) -> Self {
    with {
      $0.sections = ListRows.Sections(
        isFirst: isFirst, header: { ElementTree.standalone(header($0)) })
    }
  }

  private func with(_ change: (inout RowSource<Data>) -> Void) -> Self {
    var view = self
    change(&view.rowSource)
    return view
  }
}
