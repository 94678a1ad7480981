/// Where the texts of a table's rows stand.
@MainActor struct TableLayout {
  let titles: [String]
  let alignments: [Alignment]
  let state: TableState

  static let gap = 2

  var idealColumns: Int {
    state.widths.reduce(0, +) + Self.gap * max(0, state.widths.count - 1)
  }

  func draw(_ cells: [String], in rect: Rect, of picture: inout Picture) {
    let gap = gap(in: rect.size.columns)
    let lengths = state.widths
      .map { Extent(minimum: min($0, 1), ideal: $0) }
      .lengths(sharing: rect.size.columns, spacing: gap)
    var column = rect.origin.column
    for (index, cell) in cells.enumerated() where index < lengths.count {
      let text = cell.truncated(to: lengths[index])
      let indent = alignments[index].offset(of: text.columns, in: lengths[index])
      picture.write(text, at: Point(column: column + indent, row: rect.origin.row))
      column += lengths[index] + gap
    }
  }

  /// The columns between neighbours: fewer where they would take the room of the texts.
  private func gap(in columns: Int) -> Int {
    let gaps = max(1, state.widths.count - 1)
    return min(Self.gap, max(0, columns - state.widths.count) / gaps)
  }
}
