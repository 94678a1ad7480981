/// Where the texts of a table's rows stand.
@MainActor struct TableLayout {
  let titles: [String]
  let alignments: [Alignment]
  let priorities: [Int]
  let state: TableState

  static let gap = 2
  /// A column that has less than this, and would like more, cannot be read.
  private static let leastReadable = 6

  var idealColumns: Int {
    state.widths.reduce(0, +) + Self.gap * max(0, state.widths.count - 1)
  }

  func draw(_ cells: [String], in rect: Rect, of context: inout DrawingContext) {
    let gap = gap(in: rect.size.columns)
    let shown = shownColumns(in: rect.size.columns)
    let lengths = lengths(of: shown, in: rect.size.columns)
    var column = rect.origin.column
    for (index, length) in zip(shown, lengths) where index < cells.count {
      let text = cells[index].truncated(to: length)
      let indent = alignments[index].offset(of: text.columns, in: length)
      context.write(text, at: Point(column: column + indent, row: rect.origin.row))
      column += length + gap
    }
  }

  /// The columns that can be read, the least important left out first; those of the highest priority.
  private func shownColumns(in room: Int) -> [Int] {
    var shown = Array(state.widths.indices)
    guard let highest = priorities.max() else { return shown }
    while !isReadable(shown, in: room) {
      let others = shown.filter { priorities[$0] < highest }
      guard let least = others.map({ priorities[$0] }).min(),
        let last = others.last(where: { priorities[$0] == least })
      else { break }
      shown.removeAll { $0 == last }
    }
    return shown
  }

  private func isReadable(_ shown: [Int], in room: Int) -> Bool {
    zip(shown, lengths(of: shown, in: room)).allSatisfy { index, length in
      length >= min(state.widths[index], Self.leastReadable)
    }
  }

  private func lengths(of shown: [Int], in room: Int) -> [Int] {
    shown.map { Extent(minimum: min(state.widths[$0], 1), ideal: state.widths[$0]) }
      .lengths(sharing: room, spacing: gap(in: room))
  }

  /// The columns between neighbours: fewer where they would take the room of the texts.
  private func gap(in columns: Int) -> Int {
    let gaps = max(1, state.widths.count - 1)
    return min(Self.gap, max(0, columns - state.widths.count) / gaps)
  }
}
