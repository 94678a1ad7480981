/// The line at the bottom of the window that lists key hints: `↑↓ move  enter open  q quit`.
@MainActor struct StatusLine {
  let hints: [KeyHint]

  private static let gap = 2

  /// Draws the hints that fit.
  ///
  /// Hints are never cut. The last one, which goes back or quits, is kept longest; second longest the hint for
  /// help, which may lose its label.
  ///
  /// - Returns: Where a click presses the key of a hint.
  func draw(in rect: Rect, of context: inout DrawingContext) -> [BarClickTarget] {
    var targets: [BarClickTarget] = []
    var column = rect.origin.column + 1
    var room = rect.columns.upperBound - column
    let lastColumns = hints.last.map { Self.gap + $0.columns } ?? 0
    let helpIndex = hints.dropLast().lastIndex { $0.key == .character("?") }
    let helpColumns = helpIndex.map { Self.gap + hints[$0].withoutLabel.columns } ?? 0
    for (index, full) in hints.enumerated() {
      var (hint, columns) = (full, full.columns)
      var reserved = index == hints.count - 1 ? 0 : lastColumns
      if let helpIndex, index < helpIndex { reserved += helpColumns }
      if index == helpIndex, columns + reserved > room {
        hint = full.withoutLabel
        columns = hint.columns
      }
      guard columns + reserved <= room else { continue }
      let hintRect = Rect(column: column, row: rect.origin.row, columns: columns, rows: 1)
      draw(hint, at: hintRect.origin, of: &context)
      if let key = hint.key { targets.append(BarClickTarget(rect: hintRect, action: .key(key))) }
      column += columns + Self.gap
      room -= columns + Self.gap
    }
    return targets
  }

  private func draw(_ hint: KeyHint, at point: Point, of context: inout DrawingContext) {
    context.write(hint.keys, at: point, style: context.theme.key)
    guard !hint.label.isEmpty else { return }
    var labelPoint = point
    labelPoint.column += hint.keys.columns + 1
    context.write(hint.label, at: labelPoint, style: context.theme.muted)
  }
}
