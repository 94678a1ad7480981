/// The line at the bottom of the window that lists key hints: `↑↓ move  enter open  q quit`.
///
/// Where there is no room for all, it ends with the first that does not fit, and says so: `↑↓ move … ?  q quit`.
@MainActor struct StatusLine {
  let hints: [KeyHint]
  /// Which part of the content is visible; empty if all of it is.
  let place: String
  /// Whether a click on the mark for more keys shows the help.
  let offersHelp: Bool

  private static let gap = 2
  /// In narrower windows keys are drawn without caps, and the place is left out.
  private static let minColumnsForCaps = 60
  /// Says that there are more keys; a click on it shows the help.
  private static let more = "…"

  /// The hints for which there is room.
  private struct Fitting {
    var hints: [KeyHint]
    /// Where the mark for the others stands among them.
    var more: Int?
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.on(.bar, filling: rect) { context in
      let isWide = rect.size.columns >= Self.minColumnsForCaps
      let hasCaps = isWide && context.isPainted
      let start = rect.origin.column + 1
      let end = rect.columns.upperBound - 1
      let placeColumns = isWide && !place.isEmpty ? place.columns + Self.gap : 0
      let fitting = fitting(in: end - start - placeColumns, hasCaps: hasCaps)
      var rest = Rect(
        column: start, row: rect.origin.row, columns: max(0, end - start), rows: 1)
      for (index, hint) in fitting.hints.enumerated() {
        if index == fitting.more { drawMark(before: &rest, of: &context) }
        let element = KeyHintElement(hint: hint, hasCap: hasCaps)
        let columns = hint.columns(hasCaps: hasCaps)
        context.draw(element, in: rest.inset(right: rest.size.columns - columns))
        rest = rest.inset(left: columns + Self.gap)
      }
      if fitting.more == fitting.hints.count { drawMark(before: &rest, of: &context) }
      guard placeColumns > 0 else { return }
      context.write(
        place, at: Point(column: end - place.columns, row: rect.origin.row), style: .muted)
    }
  }

  /// Says in the gap before a place, with a blank on each side, that there are more keys.
  private func drawMark(before rest: inout Rect, of context: inout DrawingContext) {
    let mark = Rect(
      column: rest.origin.column - 1, row: rest.origin.row, columns: Self.more.columns, rows: 1)
    context.write(Self.more, at: mark.origin, style: .muted)
    if offersHelp { context.addTarget(BarClickTarget(rect: mark, action: .help)) }
    rest = rest.inset(left: mark.size.columns)
  }

  /// The hints for which there is room, in their order; none is cut.
  ///
  /// The last one, which goes back or quits, comes first. Then come the one for help, which may lose its label, the mark for those
  /// without room, and the others by their priority until the first that does not fit: those for one key before those for several,
  /// such as the arrows, which users try anyway.
  private func fitting(in columns: Int, hasCaps: Bool) -> Fitting {
    func width(of hint: KeyHint) -> Int { hint.columns(hasCaps: hasCaps) + Self.gap }
    func width(of indices: [Int]) -> Int { indices.reduce(0) { $0 + width(of: hints[$1]) } }
    var room = columns + Self.gap
    if width(of: Array(hints.indices)) <= room { return Fitting(hints: hints) }
    var ending: [KeyHint] = []
    func end(with hint: KeyHint?) -> Bool {
      guard let hint, width(of: hint) <= room else { return false }
      room -= width(of: hint)
      ending.insert(hint, at: 0)
      return true
    }
    _ = end(with: hints.last)
    let help = hints.dropLast().lastIndex { $0.key == .character("?") }
    let showsHelp = end(with: help.map { hints[$0].withoutLabel })
    let others = hints.indices.dropLast().filter { $0 != help }
    let ranked = others.sorted { rank(of: $0) < rank(of: $1) }
    func first(in room: Int) -> [Int] {
      let count = ranked.indices.first { width(of: Array(ranked[...$0])) > room }
      return Array(ranked[..<(count ?? ranked.count)])
    }
    var shown = first(in: room)
    var hasMark = shown.count < ranked.count
    if hasMark {
      let marked = first(in: room - Self.more.columns)
      // A hint says more than the mark.
      if marked.isEmpty { hasMark = false } else { shown = marked }
    }
    room -= width(of: shown) + (hasMark ? Self.more.columns : 0)
    if showsHelp, let help, width(of: hints[help]) - width(of: ending[0]) <= room {
      ending[0] = hints[help]
    }
    let first = shown.sorted().map { hints[$0] }
    return Fitting(hints: first + ending, more: hasMark ? first.count : nil)
  }

  private func rank(of index: Int) -> (Int, Int, Int) {
    (-hints[index].listing.priority, hints[index].key == nil ? 1 : 0, index)
  }
}
