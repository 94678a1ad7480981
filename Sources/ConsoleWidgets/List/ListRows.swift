internal import ConsoleUI

/// The rows of a list by index; a row is built only when it is needed.
@MainActor struct ListRows {
  /// The sections of the rows; queried only about rows that may be visible.
  @MainActor struct Sections {
    /// Whether a row is the first of its section.
    let isFirst: (Int) -> Bool
    /// Builds the header of the section that contains a row.
    let header: (Int) -> any Element
  }

  let count: Int
  /// The identity of a row's element, if the elements have one.
  let identity: ((Int) -> AnyHashable)?
  let build: (Int) -> any Element
  /// What builds the rows, if it keeps them.
  var views: LazyViews?
  var activate: (Int) -> Void
  var sections: Sections?
  /// The identity of the element that the program wants to highlight.
  var requestedHighlight: AnyHashable?
  /// The label of Enter in the status line; by default that of opening something.
  var actionLabel: String?
  /// The blank lines between rows.
  var spacing = 0
  /// Whether a click only highlights a row, and a double click activates it.
  var opensOnDoubleClick = false
  /// Whether letters highlight the next row that begins with them.
  var hasTypeAhead = false
  /// What the rows are, for descriptions in words.
  var label = ""
  /// The element to show if there are no rows.
  var placeholder: (any Element)?
  /// The text to search in a row; by default the semantics of the row.
  var searchText: ((Int) -> String)?
  /// Called with the index of another highlighted row; `nil` if the program does not ask for it.
  var didHighlight: ((Int) -> Void)?

  /// The number of rows to search per frame, so that keys are handled in between: building a row takes
  /// longer than getting its search text.
  var searchedPerFrame: Int { searchText == nil ? 1_000 : 10_000 }

  /// The whole text to search in a row.
  func text(of index: Int) -> String { searchText?(index) ?? build(index).spokenText }
}

extension Element {
  /// The labels and values of the element and its descendants, in reading order.
  fileprivate var spokenText: String {
    let own = semantics.label + (semantics.value.map { " " + $0 } ?? "")
    return children.reduce(into: own) { text, child in
      let next = child.spokenText
      if !next.isEmpty { text += text.isEmpty ? next : " " + next }
    }
  }
}
