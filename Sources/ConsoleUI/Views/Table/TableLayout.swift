/// The positions of the cells in the rows of a table.
@MainActor struct TableLayout {
  let titles: [String]
  let alignments: [Alignment]
  let priorities: [Int]
  let state: TableState

  static let gap = 2
  /// A column narrower than this, and narrower than its texts, counts as unreadable.
  private static let minimumReadableColumns = 6

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

  /// The indices of the columns to show: those of low priority are left out until the rest is readable.
  private func shownColumns(in room: Int) -> [Int] {
    var shown = Array(state.widths.indices)
    guard let highest = priorities.max() else { return shown }
    while !isReadable(shown, in: room) {
      let others = shown.filter { priorities[$0] < highest }
      guard let lowest = others.map({ priorities[$0] }).min(),
        let last = others.last(where: { priorities[$0] == lowest })
      else { break }
      shown.removeAll { $0 == last }
    }
    return shown
  }

  private func isReadable(_ shown: [Int], in room: Int) -> Bool {
    zip(shown, lengths(of: shown, in: room)).allSatisfy { index, length in
      length >= min(state.widths[index], Self.minimumReadableColumns)
    }
  }

  private func lengths(of shown: [Int], in room: Int) -> [Int] {
    shown.map { Extent(minimum: min(state.widths[$0], 1), ideal: state.widths[$0]) }
      .lengths(sharing: room, spacing: gap(in: room))
  }

  /// The spacing between neighbours; less than the usual gap if that would leave the texts no space.
  private func gap(in columns: Int) -> Int {
    let gaps = max(1, state.widths.count - 1)
    return min(Self.gap, max(0, columns - state.widths.count) / gaps)
  }
}
