/// The line at the bottom of the window that lists key hints: `↑↓ move  enter open  q quit`.
@MainActor struct StatusLine {
  let hints: [KeyHint]
  /// Which part of the content is visible; empty if all of it is.
  let place: String

  private static let gap = 2
  /// In narrower windows keys are drawn without caps, and the place is left out.
  private static let minColumnsForCaps = 60

  /// Draws the hints that fit.
  ///
  /// - Returns: Where a click presses the key of a hint.
  func draw(in rect: Rect, of context: inout DrawingContext) -> [BarClickTarget] {
    var targets: [BarClickTarget] = []
    context.on(.bar, filling: rect) { context in
      let isWide = rect.size.columns >= Self.minColumnsForCaps
      let hasCaps = isWide && context.isPainted
      var column = rect.origin.column + 1
      let end = rect.columns.upperBound - 1
      let placeColumns = isWide && !place.isEmpty ? place.columns + Self.gap : 0
      for hint in hints(fitting: end - column - placeColumns, hasCaps: hasCaps) {
        let hintRect = Rect(
          column: column, row: rect.origin.row, columns: hint.columns(hasCaps: hasCaps), rows: 1)
        draw(hint, at: hintRect.origin, hasCap: hasCaps, of: &context)
        if let key = hint.key { targets.append(BarClickTarget(rect: hintRect, action: .key(key))) }
        column += hintRect.size.columns + Self.gap
      }
      guard placeColumns > 0 else { return }
      context.write(
        place, at: Point(column: end - place.columns, row: rect.origin.row), style: .muted)
    }
    return targets
  }

  /// The hints for which there is room, in their order; none is cut.
  ///
  /// The last one, which goes back or quits, is kept longest. Then come the one for help, which may lose its label, and the others
  /// by their priority: those for one key before those for several, such as the arrows, which users try anyway.
  private func hints(fitting columns: Int, hasCaps: Bool) -> [KeyHint] {
    func width(of hint: KeyHint) -> Int { hint.columns(hasCaps: hasCaps) + Self.gap }
    var room = columns + Self.gap
    if hints.reduce(0, { $0 + width(of: $1) }) <= room { return hints }
    var fitting: [Int: KeyHint] = [:]
    func add(_ hint: KeyHint, at index: Int) {
      let needed = width(of: hint) - (fitting[index].map(width) ?? 0)
      guard needed <= room else { return }
      room -= needed
      fitting[index] = hint
    }
    let help = hints.dropLast().lastIndex { $0.key == .character("?") }
    let rest = hints.indices.dropLast().filter { $0 != help }
      .sorted { rank(of: $0) < rank(of: $1) }
    if let last = hints.last { add(last, at: hints.count - 1) }
    if let help { add(hints[help].withoutLabel, at: help) }
    for index in rest { add(hints[index], at: index) }
    if let help, fitting[help] != nil { add(hints[help], at: help) }
    return hints.indices.compactMap { fitting[$0] }
  }

  private func rank(of index: Int) -> (Int, Int, Int) {
    (-hints[index].listing.priority, hints[index].key == nil ? 1 : 0, index)
  }

  private func draw(
    _ hint: KeyHint, at point: Point, hasCap: Bool, of context: inout DrawingContext
  ) {
    let keys = hasCap ? " \(hint.keys) " : hint.keys
    context.writeKey(keys, at: point, style: hasCap ? .keyCap : .key)
    context.write(
      hint.label, at: Point(column: point.column + keys.columns + 1, row: point.row),
      style: .muted)
  }
}
