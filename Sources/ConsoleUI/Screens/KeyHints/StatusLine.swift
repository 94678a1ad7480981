/// The line at the bottom of the window that lists key hints: `↑↓ move  enter open  q quit`.
@MainActor struct StatusLine {
  let hints: [KeyHint]

  private static let gap = 2

  /// Draws the hints that fit.
  ///
  /// - Returns: Where a click presses the key of a hint.
  func draw(in rect: Rect, of context: inout DrawingContext) -> [BarClickTarget] {
    var targets: [BarClickTarget] = []
    var column = rect.origin.column + 1
    for hint in hints(fitting: rect.columns.upperBound - column) {
      let hintRect = Rect(column: column, row: rect.origin.row, columns: hint.columns, rows: 1)
      draw(hint, at: hintRect.origin, of: &context)
      if let key = hint.key { targets.append(BarClickTarget(rect: hintRect, action: .key(key))) }
      column += hint.columns + Self.gap
    }
    return targets
  }

  /// The hints for which there is room, in their order; none is cut.
  ///
  /// The last one, which goes back or quits, is kept longest. Then come the one for help, which may lose its label,
  /// those for one key, and those for several, such as the arrows, which users try anyway.
  private func hints(fitting columns: Int) -> [KeyHint] {
    var room = columns + Self.gap
    var fitting: [Int: KeyHint] = [:]
    func add(_ hint: KeyHint, at index: Int) {
      let needed = hint.columns + Self.gap - (fitting[index].map { $0.columns + Self.gap } ?? 0)
      guard needed <= room else { return }
      room -= needed
      fitting[index] = hint
    }
    let help = hints.dropLast().lastIndex { $0.key == .character("?") }
    let rest = hints.indices.dropLast().filter { $0 != help }
    if let last = hints.last { add(last, at: hints.count - 1) }
    if let help { add(hints[help].withoutLabel, at: help) }
    for index in rest where hints[index].key != nil { add(hints[index], at: index) }
    for index in rest where hints[index].key == nil { add(hints[index], at: index) }
    if let help, fitting[help] != nil { add(hints[help], at: help) }
    return hints.indices.compactMap { fitting[$0] }
  }

  private func draw(_ hint: KeyHint, at point: Point, of context: inout DrawingContext) {
    context.write(hint.keys, at: point, style: context.theme.key)
    guard !hint.label.isEmpty else { return }
    var labelPoint = point
    labelPoint.column += hint.keys.columns + 1
    context.write(hint.label, at: labelPoint, style: context.theme.muted)
  }
}
