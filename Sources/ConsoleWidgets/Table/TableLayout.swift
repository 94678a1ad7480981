internal import ConsoleUI

/// The positions of the cells in the rows of a table in one frame.
///
/// Shared by the rows, which are built before the widths are known.
@MainActor final class TableLayout {
  let titles: [String]
  let alignments: [HorizontalAlignment]
  private let priorities: [Int]
  private(set) var widths: TableWidths
  /// Where columns that do not fit are scrolled to; `nil` if some are left out instead.
  let place: TablePlace?
  /// Whether each column takes the room that the others leave.
  var filling: [Bool] = []
  /// What a click on each title does.
  var titleActions: [(() -> Void)?] = []
  /// Where the titles were drawn, from the left edge of the rows.
  private var titleColumns: [(index: Int, columns: Range<Int>)] = []

  static let gap = 2
  /// A column narrower than this, and narrower than its texts, counts as unreadable.
  static let minimumReadableColumns = 6
  /// No column is left out while all are as wide as this, which is room for a date, or as their texts.
  private static let minimumShownColumns = 12

  init(
    titles: [String], alignments: [HorizontalAlignment], priorities: [Int], widths: TableWidths,
    place: TablePlace?
  ) {
    self.place = place
    self.titles = titles
    self.alignments = alignments
    self.priorities = priorities
    self.widths = widths
  }

  /// Widens the columns for the titles and the rows at some indices.
  func measure(_ indices: Range<Int>, cells: (Int) -> [TableCell]) {
    widths.reset(for: titles)
    for index in indices { widths.widen(for: cells(index)) }
  }

  var idealColumns: Int {
    widths.columns.reduce(0, +) + Self.gap * max(0, widths.columns.count - 1)
  }

  func drawTitles(in rect: Rect, of context: inout DrawingContext) {
    titleColumns = []
    draw(titles.map { TableCell(text: $0) }, in: rect, of: &context, isTitles: true)
    titleColumns = titleColumns.map { index, columns in
      let start = rect.origin.column
      return (index, columns.lowerBound - start..<columns.upperBound - start)
    }
  }

  /// Does what a click on the title at a column does.
  func tapTitle(at column: Int) {
    guard let index = titleColumns.first(where: { $0.columns.contains(column) })?.index else {
      return
    }
    titleActions[index]?()
  }

  /// Notes where a title is drawn.
  func noteTitle(_ index: Int, in columns: Range<Int>) { titleColumns.append((index, columns)) }

  func draw(
    _ cells: [TableCell], in rect: Rect, of context: inout DrawingContext, isTitles: Bool = false
  ) {
    if scrolls(in: rect.size.columns) {
      return drawScrolled(cells, in: rect, of: &context, isTitles: isTitles)
    }
    let gap = gap(in: rect.size.columns)
    let shown = shownColumns(in: rect.size.columns)
    let lengths = lengths(of: shown, in: rect.size.columns)
    var column = rect.origin.column
    for (index, length) in zip(shown, lengths) where index < cells.count {
      let place = Rect(column: column, row: rect.origin.row, columns: length, rows: 1)
      cells[index].draw(alignments[index], in: place, of: &context)
      if isTitles { noteTitle(index, in: column..<column + length) }
      column += length + gap
    }
  }

  /// The indices of the columns to show: those of low priority are left out until the rest is readable.
  private func shownColumns(in room: Int) -> [Int] {
    var shown = Array(widths.columns.indices)
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
      length >= min(widths.columns[index], Self.minimumShownColumns)
    }
  }

  private func lengths(of shown: [Int], in room: Int) -> [Int] {
    shown.map {
      Extent(
        minimum: min(widths.columns[$0], 1), ideal: widths.columns[$0],
        growth: filling[$0] ? .fills : .never)
    }
    .lengths(sharing: room, spacing: gap(in: room))
  }

  /// The spacing between neighbours; less than the usual gap if that would leave the texts no space.
  private func gap(in columns: Int) -> Int {
    let gaps = max(1, widths.columns.count - 1)
    return min(Self.gap, max(0, columns - widths.columns.count) / gaps)
  }
}
