internal import ConsoleUI

extension ListElement {
  func drawRows(in rect: Rect, of context: inout DrawingContext) {
    var viewport = ListViewport(rows: rows, size: rect.size)
    var page = ListPage(size: rect.size, highlighted: position.highlighted)
    page.top = viewport.top(for: position)
    page.lines.reserveCapacity(rect.size.rows)
    var left = rect
    var index = page.top
    // In one block, because there may be many rows.
    context.withoutFocus { context in
      while index < rows.count, left.size.rows > 0 {
        if let header = viewport.header(above: index, isTop: index == page.top) {
          let headerRect = left.takeFirstRows(header.height)
          ListHeaderElement(content: header.element)
            .draw(in: headerRect.inset(right: ListViewport.margin), of: &context)
          page.lines += repeatElement(Int?.none, count: headerRect.size.rows)
          guard left.size.rows > 0 else { break }
        }
        let height = viewport.height(ofRow: index)
        let row = left.takeFirstRows(height)
        page.endsWithWholeRow = row.size.rows == height
        if index != position.highlighted {
          let element = viewport.element(ofRow: index)
          if page.endsWithWholeRow {
            Self.draw(element, in: row, of: &context)
          } else {
            context.partlyVisible { Self.draw(element, in: row, of: &$0) }
          }
        }
        for _ in row.rows { page.lines.append(index) }
        for _ in left.takeFirstRows(rows.spacing).rows { page.lines.append(nil) }
        index += 1
      }
    }
    let highlightedLines = page.lines(ofRow: position.highlighted)
    if !highlightedLines.isEmpty {
      drawHighlight(
        viewport.element(ofRow: position.highlighted), in: rect.lines(highlightedLines),
        of: &context)
    }
    let thumb = ScrollThumb(count: rows.count, first: page.top, visible: page.length)
    if viewport.hasMore {
      // As high as those that are drawn.
      let height = max(1, rect.size.rows / max(1, page.length))
      context.noteHidden(rows: (rows.count - page.length) * height)
      thumb.draw(in: rect, of: &context)
      page.thumb = thumb.cells(ofTrack: rect.size.rows)
    }
    context.afterDrawing { [state] in state.page = page }
  }

  /// Draws what the move of the highlight has changed since the last drawing.
  ///
  /// - Returns: False, without having drawn, if the list must be drawn as a whole.
  func drawChanges(in rect: Rect, of context: inout DrawingContext) -> Bool {
    var page = state.page
    guard page.size == rect.size, rows.sections == nil, rows.placeholder == nil else {
      return false
    }
    guard page.highlighted != position.highlighted else { return true }
    let element = rows.build(position.highlighted)
    let room = Size(
      columns: rect.size.columns - ListViewport.margin - FocusMarker.columns, rows: rect.size.rows)
    let height = max(1, element.extent(along: .vertical, in: room).ideal)
    guard let scroll = page.move(to: position.highlighted, height: height, spacing: rows.spacing)
    else { return false }
    context.scroll(rect, by: scroll.distance)
    context.erase(rect.lines(scroll.freeLines))
    let before = page.lines(ofRow: page.highlighted)
    if !before.isEmpty {
      context.erase(rect.lines(before))
      let old = rows.build(page.highlighted)
      context.withoutFocus { Self.draw(old, in: rect.lines(before), of: &$0) }
    }
    page.highlighted = position.highlighted
    let highlightedLines = page.lines(ofRow: position.highlighted)
    context.erase(rect.lines(highlightedLines))
    drawHighlight(element, in: rect.lines(highlightedLines), of: &context)
    let erased = [scroll.freeLines, before, highlightedLines]
    drawThumb(of: &page, movedBy: scroll.distance, erased: erased, in: rect, of: &context)
    context.afterDrawing { [state] in state.page = page }
    return true
  }

  /// Draws the cells of the thumb that are missing, and erases those that are left over.
  private func drawThumb(
    of page: inout ListPage, movedBy distance: Int, erased: [Range<Int>], in rect: Rect,
    of context: inout DrawingContext
  ) {
    let thumb = ScrollThumb(count: rows.count, first: page.top, visible: page.length)
    let cells = thumb.cells(ofTrack: rect.size.rows)
    for line in 0..<rect.size.rows {
      let isShown =
        page.thumb.contains(line + distance) && !erased.contains { $0.contains(line) }
      if isShown, !cells.contains(line) {
        context.erase(rect.lines(line..<line + 1).inset(left: rect.size.columns - 1))
      } else if !isShown, cells.contains(line) {
        thumb.draw(line..<line + 1, ofTrack: rect, of: &context)
      }
    }
    page.thumb = cells
  }

  private func drawHighlight(
    _ element: any Element, in row: Rect, of context: inout DrawingContext
  ) {
    context.on(context.isFocused ? .selection : .idleSelection, filling: row) { context in
      FocusMarker.draw(in: row, of: &context)
      context.withoutFocus { Self.draw(element, in: row, of: &$0) }
    }
  }

  private static func draw(
    _ element: any Element, in row: Rect, of context: inout DrawingContext
  ) {
    let content = row.inset(left: FocusMarker.columns, right: ListViewport.margin)
    context.clipped(to: content) { $0.draw(element, in: content) }
  }
}

/// The size of a list in a box or a sheet: that of its rows, up to the room; the whole width if not all of them fit.
extension ListElement {
  /// More rows than this are never measured.
  private static let mostMeasuredRows = 1_000

  func extentInPanel(along axis: Axis, in room: Size) -> Extent {
    let length = axis == .vertical ? rowsOfContent(in: room) : columnsOfContent(in: room)
    // The highlighted row is as wide as the box.
    return Extent(minimum: 1, ideal: length, growth: axis == .vertical ? .never : .fills)
  }

  private func rowsOfContent(in room: Size) -> Int {
    let finder = state.finder == nil ? 0 : 1
    let most = min(room.rows, Self.mostMeasuredRows)
    // Each row has one line at least.
    guard rows.count < most else { return most }
    let inner = Size(
      columns: room.columns - FocusMarker.columns - ListViewport.margin, rows: room.rows)
    if let placeholder = rows.placeholder {
      return placeholder.extent(along: .vertical, in: inner).ideal + finder
    }
    return parts(rows.count).reduce(finder - rows.spacing) { height, part in
      height + max(1, part.element.extent(along: .vertical, in: inner).ideal)
        + (part.isRow ? rows.spacing : 0)
    }
  }

  private func columnsOfContent(in room: Size) -> Int {
    // The widest row may be one that is not seen yet.
    guard rows.count <= min(room.rows, Self.mostMeasuredRows) else { return room.columns }
    let elements = rows.placeholder.map { [$0] } ?? parts(rows.count).map(\.element)
    return elements.reduce(0) { max($0, $1.extent(along: .horizontal, in: room).ideal) }
      + FocusMarker.columns + ListViewport.margin
  }

  /// The first rows, and the headers above them.
  private func parts(_ count: Int) -> [(element: any Element, isRow: Bool)] {
    (0..<count).flatMap { index in
      let heading = heading(above: index, isFirst: index == 0).map { ($0, false) }
      return [heading, (rows.build(index), true)].compactMap(\.self)
    }
  }
}

extension Rect {
  /// Some rows of the rectangle, counted from its top.
  fileprivate func lines(_ lines: Range<Int>) -> Rect {
    inset(top: lines.lowerBound, bottom: size.rows - lines.upperBound)
  }
}
