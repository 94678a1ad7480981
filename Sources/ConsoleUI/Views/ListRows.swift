/// The rows of a list, by position; nothing is built before it is asked for.
@MainActor struct ListRows {
  let count: Int
  /// The identity of a row's element, if the elements have one.
  let identity: ((Int) -> AnyHashable)?
  let build: (Int) -> any Element
  let open: (Int) -> Void
  var sections: ListSections?
  /// The identity of the element that whoever shows the list wants to be selected.
  var wanted: AnyHashable?
  /// What Enter does, for the status line; without it that is what it does in most lists.
  var actionLabel: String?
  /// What is shown in place of no rows.
  var placeholder: (any Element)?
  /// The text in which a row is found; without it that is what the row says of itself.
  var searchText: ((Int) -> String)?
  /// Is told where the selection is whenever the reader has moved it.
  var didHighlight: (Int) -> Void = { _ in }

  /// How many rows are looked at in one turn, so that keys are answered meanwhile: building a row takes
  /// longer than asking for its text.
  var searchedAtOnce: Int { searchText == nil ? 1_000 : 10_000 }

  /// All that can be found of a row.
  func text(of index: Int) -> String { searchText?(index) ?? build(index).spokenText }
}

extension Element {
  /// What this and everything in it says, in reading order.
  fileprivate var spokenText: String {
    let own = semantics.label + (semantics.value.map { " " + $0 } ?? "")
    return children.reduce(into: own) { text, child in
      let next = child.spokenText
      if !next.isEmpty { text += text.isEmpty ? next : " " + next }
    }
  }
}
