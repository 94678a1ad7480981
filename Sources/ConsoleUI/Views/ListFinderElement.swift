/// The line below a list in which the reader types what to look for.
struct ListFinderElement: Element {
  let finder: ListFinder

  private static let sign = "/"
  private static let searchingSign = "…"

  var semantics: Semantics { Semantics(.textField, label: Self.sign, value: finder.edited.text) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: 1)
  }

  func draw(in rect: Rect, of picture: inout Picture) {
    draw(in: rect, isFocused: false, of: &picture)
  }

  func draw(in rect: Rect, isFocused: Bool, of picture: inout Picture) {
    picture.write(Self.sign, at: rect.origin, style: picture.theme.key)
    var field = rect.inset(left: Self.sign.columns)
    let outcome = outcome(picture.words)
    if outcome.columns + 1 < field.size.columns / 2 {
      let column = field.columns.upperBound - outcome.columns
      picture.write(
        outcome, at: Point(column: column, row: rect.origin.row), style: picture.theme.problem)
      if !outcome.isEmpty { field = field.inset(right: outcome.columns + 1) }
    }
    let cursor = finder.edited.beforeCursor.columns
    let offset = max(0, cursor - max(0, field.size.columns - 1))
    picture.clipped(to: field) { picture in
      if finder.isTyping { picture.fill(field, style: picture.theme.field) }
      picture.write(
        finder.edited.text,
        at: Point(column: field.origin.column - offset, row: field.origin.row),
        style: finder.isTyping ? picture.theme.field : .plain)
      guard isFocused, finder.isTyping else { return }
      picture.placeCursor(
        at: Point(column: field.origin.column + cursor - offset, row: field.origin.row))
    }
  }

  private func outcome(_ words: Vocabulary) -> String {
    if finder.isSearching { return Self.searchingSign }
    return finder.isMissing ? words.notFound : ""
  }
}
