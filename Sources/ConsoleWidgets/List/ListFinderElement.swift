internal import ConsoleUI

/// The line below a list in which the user types the text to find.
struct ListFinderElement: Element {
  let finder: ListFinder

  private static let prompt = "/"
  private static let searchingSign = "…"

  var semantics: Semantics { Semantics(.textField, label: Self.prompt, value: finder.query.text) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    draw(in: rect, isFocused: false, of: &context)
  }

  func draw(in rect: Rect, isFocused: Bool, of context: inout DrawingContext) {
    context.write(Self.prompt, at: rect.origin, style: .key)
    var field = rect.inset(left: Self.prompt.columns)
    let status = status(context.strings)
    if status.columns + 1 < field.size.columns / 2 {
      let column = field.columns.upperBound - status.columns
      context.write(
        status, at: Point(column: column, row: rect.origin.row), style: .error)
      if !status.isEmpty { field = field.inset(right: status.columns + 1) }
    }
    let visible = VisibleText(finder.query, width: field.size.columns)
    context.clipped(to: field) { context in
      if finder.isTyping { context.fill(field, style: .field) }
      context.write(
        visible.text, at: field.origin, style: finder.isTyping ? .field : .plain)
      guard isFocused, finder.isTyping else { return }
      context.placeCursor(
        at: Point(column: field.origin.column + visible.cursorColumn, row: field.origin.row))
    }
  }

  private func status(_ strings: ConsoleStrings) -> String {
    if finder.isSearching { return Self.searchingSign }
    return finder.hasNoMatch ? strings.notFound : ""
  }
}
