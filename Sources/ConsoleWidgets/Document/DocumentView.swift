public import ConsoleUI

/// A text of headings, paragraphs, lists, quotations, code and tables, which the user scrolls and searches.
///
/// The arrows, the page keys, Space, Home and End scroll. `/` finds words: Up and Down, or `n` and `N` after Enter, go to
/// the other places. With ``didOpenLink(_:)`` each link has its number behind it, `f` and the number or a click open it, and
/// ``linkList(title:)`` has the addresses at the end.
///
/// ```
/// Storks
///
/// They nest on
///
/// • roofs
/// • chimneys, see the map[1]
///
/// │ Nobody had counted on them.
/// ```
///
/// Tables without room for their columns have each cell on lines of its own, behind the header of its column. The linear form
/// says each block on a line, and then the links, with the numbers to choose them.
public struct DocumentView: View {
  private var blocks: [DocumentBlock]
  private var maxColumns = Int.max
  private var margin = 0
  private var initialPlace = 0
  private var didScroll: ((Int) -> Void)?
  private var didReachEnd: (() -> Void)?
  private var didOpenLink: ((LinkURL) -> Void)?
  private var linkListTitle: String?

  /// Creates a document of blocks.
  public init(_ blocks: [DocumentBlock]) { self.blocks = blocks }

  /// Limits the length of lines, and leaves blank columns at both sides.
  public func lineWidth(_ columns: Int, margin: Int = 0) -> DocumentView {
    with { ($0.maxColumns, $0.margin) = (max(1, columns), min(max(0, margin), 1_000)) }
  }

  /// Sets the place that is at the top when the view appears: one that ``didScroll(_:)`` has reported.
  public func initialPlace(_ place: Int) -> DocumentView { with { $0.initialPlace = place } }

  /// Reports the place at the top whenever the user has scrolled.
  ///
  /// It is the number of bytes of text before it, so it is the same words at any width.
  public func didScroll(_ report: @escaping (_ place: Int) -> Void) -> DocumentView {
    with { $0.didScroll = report }
  }

  /// Reports, after the place, that the end of a text that is longer than the view has become visible.
  public func didReachEnd(_ report: @escaping () -> Void) -> DocumentView {
    with { $0.didReachEnd = report }
  }

  /// Numbers the links, and lets the user open them.
  public func didOpenLink(_ open: @escaping (LinkURL) -> Void) -> DocumentView {
    with { $0.didOpenLink = open }
  }

  /// Adds the addresses of all links with their numbers to the end, below a title.
  public func linkList(title: String) -> DocumentView { with { $0.linkListTitle = title } }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state { DocumentState(place: initialPlace) }
    let document = state.document(
      blocks, isNumbered: didOpenLink != nil, linkListTitle: linkListTitle)
    tree.addControl(
      DocumentElement(
        document: document, state: state, isInPanel: tree.isInPanel, maxColumns: maxColumns,
        margin: margin,
        didScroll: didScroll, didReachEnd: didReachEnd, didOpenLink: didOpenLink))
  }

  private func with(_ change: (inout DocumentView) -> Void) -> DocumentView {
    var copy = self
    change(&copy)
    return copy
  }
}
