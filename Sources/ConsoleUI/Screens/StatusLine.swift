/// The line at the bottom that names the keys that work here: `↑↓ move  enter open  q quit`.
struct StatusLine: Element {
  let hints: [KeyHint]

  private static let gap = 2

  var semantics: Semantics {
    Semantics(.text, label: hints.map { $0.keys + " " + $0.label }.joined(separator: ", "))
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical
      ? .fixed(1) : Extent(minimum: 0, ideal: room.columns, growth: .follows)
  }

  /// Hints that do not fit whole are left out.
  func draw(in rect: Rect, of picture: inout Picture) {
    var column = rect.origin.column + 1
    for hint in hints {
      let label = " " + hint.label
      let width = hint.keys.columns + label.columns
      guard column + width <= rect.columns.upperBound else { continue }
      let point = Point(column: column, row: rect.origin.row)
      picture.write(hint.keys, at: point, style: Style(attributes: .bold))
      picture.write(
        label, at: Point(column: column + hint.keys.columns, row: rect.origin.row),
        style: Style(attributes: .dim))
      column += width + Self.gap
    }
  }
}
