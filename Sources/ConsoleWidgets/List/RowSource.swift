internal import ConsoleUI

/// The elements of a ``List`` or a ``Table``, and what is set about their rows.
public struct RowSource<Data: RandomAccessCollection> {
  var initialHighlight = 0
  var placeholder: Views?
  var didHighlight: ((Data.Element) -> Void)?
  var sections: ListRows.Sections?
  var searchText: ((Data.Element) -> String)?
  /// The identity of the element that the program wants to highlight.
  var requestedHighlight: AnyHashable?
  var actionLabel: String?
  /// The blank lines between rows.
  var spacing = 0
  var opensOnDoubleClick = false
  var hasTypeAhead = false
  var label = ""
  let data: Data
  private let identify: ((Data.Element) -> AnyHashable)?
  private let didSelect: ((Data.Element) -> Void)?

  init(_ data: Data, didSelect: ((Data.Element) -> Void)?) {
    self.data = data
    self.didSelect = didSelect
    identify = nil
  }

  init(identifiable data: Data, didSelect: ((Data.Element) -> Void)?)
  where Data.Element: Identifiable {
    self.data = data
    self.didSelect = didSelect
    identify = { AnyHashable($0.id) }
  }

  /// Whether Enter and clicks activate rows.
  var canActivate: Bool { didSelect != nil }

  /// The identity of the element at an index, if the elements have one.
  var identity: ((Int) -> AnyHashable)? {
    let data = data
    return identify.map { identify in { identify(data.element(at: $0)) } }
  }

  /// The rows of the elements; `build` makes the element of a row, given by its index.
  @MainActor func rows(build: @escaping (Int) -> any Element) -> ListRows {
    let (data, didSelect) = (data, didSelect)
    var rows = ListRows(
      count: data.count,
      identity: identity,
      build: build,
      activate: { didSelect?(data.element(at: $0)) })
    rows.didHighlight = didHighlight.map { report in { report(data.element(at: $0)) } }
    rows.sections = sections
    rows.searchText = searchText.map { text in { text(data.element(at: $0)) } }
    rows.requestedHighlight = requestedHighlight
    rows.actionLabel = actionLabel
    rows.spacing = spacing
    rows.opensOnDoubleClick = opensOnDoubleClick
    rows.hasTypeAhead = hasTypeAhead
    rows.label = label
    if rows.count == 0 { rows.placeholder = placeholder.map(ElementTree.standalone) }
    return rows
  }
}

extension RandomAccessCollection {
  /// The element at a zero-based position, whatever the indices of the collection are.
  func element(at position: Int) -> Element {
    self[index(startIndex, offsetBy: position)]
  }
}
