/// The line at the bottom of the window that lists key hints: `↑↓ move  enter open  q quit`.
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

  func draw(in rect: Rect, of context: inout DrawingContext) {
    for (hint, rect) in visibleHints(in: rect) { draw(hint, at: rect.origin, of: &context) }
  }

  /// The hints that fit, and where they are drawn.
  ///
  /// Hints are never cut. The last one, which goes back or quits, is kept longest; second longest the hint for
  /// help, which may lose its label.
  func visibleHints(in rect: Rect) -> [(hint: KeyHint, rect: Rect)] {
    var visible: [(hint: KeyHint, rect: Rect)] = []
    var column = rect.origin.column + 1
    var room = rect.columns.upperBound - column
    let lastColumns = hints.last.map { Self.gap + $0.columns } ?? 0
    let helpIndex = hints.dropLast().lastIndex { $0.key == .character("?") }
    for (index, full) in hints.enumerated() {
      var reserved = index == hints.count - 1 ? 0 : lastColumns
      if let helpIndex, index < helpIndex {
        reserved += Self.gap + hints[helpIndex].withoutLabel.columns
      }
      let hint = index == helpIndex && full.columns + reserved > room ? full.withoutLabel : full
      guard hint.columns + reserved <= room else { continue }
      visible.append(
        (hint, Rect(column: column, row: rect.origin.row, columns: hint.columns, rows: 1)))
      column += hint.columns + Self.gap
      room -= hint.columns + Self.gap
    }
    return visible
  }

  private func draw(_ hint: KeyHint, at point: Point, of context: inout DrawingContext) {
    context.write(hint.keys, at: point, style: context.theme.key)
    guard !hint.label.isEmpty else { return }
    var labelPoint = point
    labelPoint.column += hint.keys.columns + 1
    context.write(hint.label, at: labelPoint, style: context.theme.muted)
  }
}
