internal import ConsoleUI

/// Columns that scroll beside the first one, which stays in place.
extension TableLayout {
  /// Whether the columns do not fit, so that those beside the first one scroll.
  func scrolls(in room: Int) -> Bool {
    place != nil && widths.columns.count > 1 && idealColumns > room && room > 0
  }

  /// Whether there are columns out of view to the left and to the right.
  func hidesMore(in room: Int) -> (left: Bool, right: Bool) {
    guard scrolls(in: room) else { return (false, false) }
    let (places, index) = places(in: room)
    return (index > 0, index < places.count - 1)
  }

  func hidesAny(in room: Int) -> Bool { hidesMore(in: room) != (false, false) }

  /// The place some steps further; `nil` if there is none.
  func place(movedBy steps: Int, in room: Int) -> TablePlace? {
    guard scrolls(in: room) else { return nil }
    let (places, index) = places(in: room)
    let target = min(max(0, index + steps), places.count - 1)
    return target == index ? nil : places[target]
  }

  func drawScrolled(
    _ cells: [TableCell], in rect: Rect, of context: inout DrawingContext, isTitles: Bool
  ) {
    guard cells.count == widths.columns.count else { return }
    let columns = rect.size.columns
    let (places, index) = places(in: columns)
    let place = places[index]
    var rest = rect
    let frozen = frozenColumns(in: columns)
    if frozen > 0 {
      let cell = rest.takeFirstColumns(frozen)
      cells[0].draw(alignments[0], in: cell, of: &context)
      if isTitles { noteTitle(0, in: cell.columns) }
      _ = rest.takeFirstColumns(Self.gap)
    }
    context.scrollable(along: .horizontal) {
      drawColumns(cells, from: place, in: rest, of: &$0, isTitles: isTitles)
    }
  }

  /// Draws the columns beside the one that stays in place.
  private func drawColumns(
    _ cells: [TableCell], from place: TablePlace, in room: Rect, of context: inout DrawingContext,
    isTitles: Bool
  ) {
    var rest = room
    let skipped = skippedColumns(at: place, in: rest.size.columns)
    for column in place.column..<cells.count {
      let width = widths.columns[column]
      var cell = rest.takeFirstColumns(width)
      _ = rest.takeFirstColumns(Self.gap)
      if column == place.column, width > cell.size.columns, !isTitles {
        // Its parts come one after the other, below the same title.
        context.clipped(to: cell) { context in
          cell.origin.column -= skipped
          cell.size.columns = width
          cells[column].draw(alignments[column], in: cell, of: &context)
        }
      } else if column == place.column || isShown(column, in: cell.size.columns) {
        cells[column].draw(alignments[column], in: cell, of: &context)
        if isTitles { noteTitle(column, in: cell.columns) }
      }
    }
  }

  /// A column at the edge is shown if it is readable; half of a number would be another number.
  private func isShown(_ column: Int, in room: Int) -> Bool {
    room >= widths.columns[column]
      || room >= Self.minimumReadableColumns && alignments[column] == .leading
  }

  /// The width of the column that stays in place; zero if there is no room for it beside others.
  private func frozenColumns(in room: Int) -> Int {
    let first = widths.columns.first ?? 0
    let length = min(first, (room - Self.gap) / 2)
    let isReadable = length >= min(first, Self.minimumReadableColumns)
    return isReadable && room - length - Self.gap >= Self.minimumReadableColumns ? length : 0
  }

  /// The room beside the column that stays in place.
  private func roomToScroll(in room: Int) -> Int {
    let frozen = frozenColumns(in: room)
    return max(1, frozen > 0 ? room - frozen - Self.gap : room)
  }

  /// The places that the user can scroll to, and the index of the current one.
  ///
  /// At the last one the last column is visible to its end.
  private func places(in room: Int) -> (all: [TablePlace], current: Int) {
    let rest = roomToScroll(in: room)
    let first = frozenColumns(in: room) > 0 ? 1 : 0
    var places: [TablePlace] = []
    var following = widths.columns[first...].reduce(-Self.gap) { $0 + $1 + Self.gap }
    for column in first..<widths.columns.count {
      let width = widths.columns[column]
      let step = Self.step(in: rest)
      let parts = 1 + (max(0, width - rest) + step - 1) / step
      places += (0..<parts).map { TablePlace(column: column, part: $0) }
      if following <= rest { break }
      following -= width + Self.gap
    }
    let current = places.lastIndex { $0 <= place ?? TablePlace() } ?? 0
    return (places, current)
  }

  /// The columns of a cell that are scrolled out of view, if it is wider than its room.
  private func skippedColumns(at place: TablePlace, in rest: Int) -> Int {
    min(place.part * Self.step(in: rest), max(0, widths.columns[place.column] - rest))
  }

  /// How far a part is from the next: they overlap, so that a wide character at the edge is whole in one of them.
  private static func step(in rest: Int) -> Int { max(1, rest - 1) }
}
