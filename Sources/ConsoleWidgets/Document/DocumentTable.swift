internal import ConsoleUI

/// The rows of a table in columns or, where those would be too narrow, each cell on lines of its own.
@MainActor struct DocumentTable {
  private let cells: [[StyledText]]
  private let headerRows: Int
  private let width: Int
  let columnCount: Int

  /// The blank, the line and the blank between two columns.
  private static let gap = 3
  /// Narrower columns are hard to read.
  private static let minimumColumns = 6

  init(_ cells: [[StyledText]], headerRows: Int, width: Int) {
    self.cells = cells
    self.headerRows = max(0, headerRows)
    self.width = width
    columnCount = cells.reduce(0) { max($0, $1.count) }
  }

  /// The rows; the source of a piece has the index of its cell, counted by ``columnCount`` in each row.
  func rows() -> [DocumentRow] {
    columnWidths().map(columnRows) ?? listRows()
  }

  /// The width of each column; nil if there is no room for them.
  private func columnWidths() -> [Int]? {
    let room = width - Self.gap * (columnCount - 1)
    guard columnCount > 0 else { return [] }
    var ideal = [Int](repeating: 1, count: columnCount)
    for row in cells {
      for (column, cell) in row.enumerated() {
        ideal[column] = max(ideal[column], cell.longestLine)
      }
    }
    guard ideal.reduce(0, +) > room else { return ideal }
    var left = room
    var widths = ideal
    // The narrow columns get what they need, the others share the rest.
    for (index, column) in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }).enumerated() {
      widths[column] = min(ideal[column], left / (columnCount - index))
      guard widths[column] >= min(ideal[column], Self.minimumColumns) else { return nil }
      left -= widths[column]
    }
    return widths
  }

  private func columnRows(_ widths: [Int]) -> [DocumentRow] {
    let starts = widths.indices.map { widths[..<$0].reduce(0, +) + Self.gap * $0 }
    let separators = starts.dropFirst().map { $0 - 2 }
    let isNumeric = widths.indices.map { column in
      let values = cells.dropFirst(headerRows).compactMap {
        column < $0.count && !$0[column].isEmpty ? $0[column].text : nil
      }
      return !values.isEmpty && values.allSatisfy(\.isNumeric)
    }
    var rows: [DocumentRow] = []
    for (number, row) in cells.enumerated() {
      let lines = row.enumerated().map { $1.wrapped(to: widths[$0]) }
      for line in 0..<max(1, lines.reduce(0) { max($0, $1.count) }) {
        var shown = DocumentRow(separators: separators)
        for column in row.indices where line < lines[column].count {
          let content = lines[column][line].content
          let room = isNumeric[column] ? max(0, widths[column] - content.text.columns) : 0
          shown.pieces.append(
            piece(
              content, lines[column][line].range, at: starts[column] + room, row: number,
              column: column))
        }
        rows.append(shown)
      }
      if number == headerRows - 1, number < cells.count - 1 {
        rows.append(
          DocumentRow(rules: [0..<(starts.last ?? 0) + (widths.last ?? 0)], separators: separators))
      }
    }
    return rows
  }

  /// Each cell below the other, behind the header of its column.
  private func listRows() -> [DocumentRow] {
    let headers = headerRows > 0 && cells.count > headerRows ? cells[headerRows - 1] : []
    // On one line, since each row repeats it.
    let labels = headers.map { header in
      let text = header.text.replacing("\n", with: " ")
      return text.isEmpty ? "" : (text + ":").truncated(to: max(1, width))
    }
    var rows: [DocumentRow] = []
    for (number, row) in cells.enumerated() where headers.isEmpty || number >= headerRows {
      if !rows.isEmpty { rows.append(DocumentRow()) }
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        let label = column < labels.count ? labels[column] : ""
        if !label.isEmpty {
          let content = StyledText(label, style: Style(attributes: .bold))
          rows.append(DocumentRow(pieces: [DocumentRow.Piece(column: 0, content: content)]))
          if label.columns + 1 + cell.longestLine <= width {
            rows[rows.count - 1].pieces.append(
              piece(
                cell, 0..<cell.text.utf8.count, at: label.columns + 1, row: number, column: column))
            continue
          }
        }
        let indent = label.isEmpty ? 0 : min(2, width - 1)
        for line in cell.wrapped(to: max(1, width - indent)) {
          rows.append(
            DocumentRow(pieces: [
              piece(line.content, line.range, at: indent, row: number, column: column)
            ]))
        }
      }
    }
    return rows
  }

  private func piece(
    _ content: StyledText, _ range: Range<Int>, at start: Int, row: Int, column: Int
  ) -> DocumentRow.Piece {
    DocumentRow.Piece(
      column: start, content: content,
      style: row < headerRows ? Style(attributes: .bold) : .plain,
      source: (row * columnCount + column, range))
  }
}

extension StyledText {
  fileprivate var longestLine: Int {
    text.split(separator: "\n").reduce(0) { max($0, $1.columns) }
  }
}

extension String {
  /// Whether the text is a number, perhaps with a sign, a currency or a percent sign.
  fileprivate var isNumeric: Bool {
    contains(where: \.isNumber)
      && allSatisfy { $0.isNumber || $0.isCurrencySymbol || " \u{A0}\u{202F}.,'%+-−–".contains($0) }
  }
}
