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

  /// Hints that do not fit whole are left out; the last one, which leads out of here, goes last, and just
  /// before it goes the key for help, which may stand without its label.
  func draw(in rect: Rect, of context: inout DrawingContext) {
    for (hint, place) in placed(in: rect) { draw(hint, at: place.origin, of: &context) }
  }

  /// The hints that fit, and where each stands.
  func placed(in rect: Rect) -> [(hint: KeyHint, place: Rect)] {
    var placed: [(hint: KeyHint, place: Rect)] = []
    var column = rect.origin.column + 1
    var room = rect.columns.upperBound - column
    let wayOut = hints.last.map { Self.gap + $0.columns } ?? 0
    let helpIndex = hints.dropLast().lastIndex { $0.key == .character("?") }
    for (index, full) in hints.enumerated() {
      var kept = index == hints.count - 1 ? 0 : wayOut
      if let helpIndex, index < helpIndex { kept += Self.gap + hints[helpIndex].bare.columns }
      let hint = index == helpIndex && full.columns + kept > room ? full.bare : full
      guard hint.columns + kept <= room else { continue }
      placed.append(
        (hint, Rect(column: column, row: rect.origin.row, columns: hint.columns, rows: 1)))
      column += hint.columns + Self.gap
      room -= hint.columns + Self.gap
    }
    return placed
  }

  private func draw(_ hint: KeyHint, at point: Point, of context: inout DrawingContext) {
    context.write(hint.keys, at: point, style: context.theme.key)
    guard !hint.label.isEmpty else { return }
    var labelPoint = point
    labelPoint.column += hint.keys.columns + 1
    context.write(hint.label, at: labelPoint, style: context.theme.muted)
  }
}
