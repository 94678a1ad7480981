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

  /// Hints that do not fit whole are left out; the last one, which leads out of here, goes last.
  func draw(in rect: Rect, of picture: inout Picture) {
    for (hint, place) in placed(in: rect) { draw(hint, at: place.origin, of: &picture) }
  }

  /// The hints that fit, and where each stands.
  func placed(in rect: Rect) -> [(hint: KeyHint, place: Rect)] {
    var placed: [(hint: KeyHint, place: Rect)] = []
    var column = rect.origin.column + 1
    var room = rect.columns.upperBound - column
    let wayOut = hints.last.map(\.columns) ?? 0
    for (index, hint) in hints.enumerated() {
      let isLast = index == hints.count - 1
      guard hint.columns + (isLast ? 0 : Self.gap + wayOut) <= room else { continue }
      placed.append(
        (hint, Rect(column: column, row: rect.origin.row, columns: hint.columns, rows: 1)))
      column += hint.columns + Self.gap
      room -= hint.columns + Self.gap
    }
    return placed
  }

  private func draw(_ hint: KeyHint, at point: Point, of picture: inout Picture) {
    picture.write(hint.keys, at: point, style: picture.theme.key)
    var labelPoint = point
    labelPoint.column += hint.keys.columns + 1
    picture.write(hint.label, at: labelPoint, style: picture.theme.secondary)
  }
}
