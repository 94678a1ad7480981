/// A text whose parts differ in style.
struct StyledTextElement: Element {
  let content: StyledText
  let lines: TextLines
  let limit: TextLines.Limit?
  let style: Style
  let alignment: HorizontalAlignment
  /// The link that the user has selected.
  var selectedLink: Int?

  var semantics: Semantics { Semantics(.text, label: content.spokenText) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      let columns = lines.columns(limit: limit)
      return Extent(
        minimum: min(1, columns), ideal: min(columns, max(1, room.columns)),
        growth: alignment == .leading ? .never : .follows)
    case .vertical:
      return Extent(
        minimum: 1, ideal: min(lines.lines(width: room.columns).count, limit?.lines ?? .max))
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    guard let observer = context.observer else { return drawLines(in: rect, of: &context) }
    observer.record(content.text, lines, limit: limit, in: rect, &context) {
      drawLines(in: rect, of: &$0)
    }
  }

  private func drawLines(in rect: Rect, of context: inout DrawingContext) {
    let lines = lines(in: rect.size)
    let firstVisible = max(0, context.clip.rows.lowerBound - rect.origin.row)
    for index in (0..<lines.count).dropFirst(firstVisible) {
      let row = rect.origin.row + index
      guard row < context.clip.rows.upperBound else { break }
      let line = lines[index]
      let column = rect.origin.column + indent(of: line, in: rect.size)
      context.write(line.text, at: Point(column: column, row: row), style: style)
      draw(content.runs, of: line, at: Point(column: column, row: row), &context)
    }
  }

  /// The link at a point relative to the top left corner.
  func link(at point: Point, in size: Size) -> Int? {
    let lines = lines(in: size)
    guard (0..<lines.count).contains(point.row) else { return nil }
    let line = lines[point.row]
    let column = point.column - indent(of: line, in: size)
    return content.links.indices.first { index in
      columns(of: content.linkRuns[index].range, in: line).contains { $0.contains(column) }
    }
  }

  private func lines(in size: Size) -> StyledLines {
    StyledLines(lines, limit: limit, in: size)
  }

  private func indent(of line: StyledLines.Line, in size: Size) -> Int {
    alignment == .leading ? 0 : alignment.offset(of: line.text.columns, in: size.columns)
  }

  private func draw(
    _ runs: [StyledText.Run], of line: StyledLines.Line, at point: Point,
    _ context: inout DrawingContext
  ) {
    for run in runs {
      for rect in rects(of: run, in: line, at: point) { context.draw(run, in: rect) }
    }
    // Over what a search has found in the link.
    guard context.isFocused, let selectedLink else { return }
    for rect in rects(of: content.linkRuns[selectedLink], in: line, at: point) {
      context.restyle(rect) { $0 = Style.focus.laid(over: $0) }
      context.keepVisible(rect)
    }
  }

  private func rects(
    of run: StyledText.Run, in line: StyledLines.Line, at point: Point
  ) -> [Rect] {
    columns(of: run.range, in: line).map {
      Rect(column: point.column + $0.lowerBound, row: point.row, columns: $0.count, rows: 1)
    }
  }

  /// The columns of a part of the text in a line; several if an ellipsis divides it.
  private func columns(of range: Range<Int>, in line: StyledLines.Line) -> [Range<Int>] {
    line.parts.compactMap { part in
      let visible = range.clamped(to: part.source)
      guard !visible.isEmpty else { return nil }
      let start = part.offset + visible.lowerBound - part.source.lowerBound
      return line.text.columns(ofOffsets: start..<start + visible.count)
    }
  }
}
