struct TextElement: Element {
  let lines: TextLines
  let style: Style
  let alignment: HorizontalAlignment

  var semantics: Semantics { Semantics(.text, label: lines.text) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      let columns = lines.columns(limit: lines.limit)
      return Extent(
        minimum: min(1, columns), ideal: min(columns, max(1, room.columns)),
        growth: alignment == .leading ? .never : .follows)
    case .vertical:
      return Extent(minimum: 1, ideal: lines.lines(width: room.columns).count)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    guard let observer = context.observer else { return drawLines(in: rect, of: &context) }
    observer.record(lines.text, lines, limit: lines.limit, in: rect, &context) {
      drawLines(in: rect, of: &$0)
    }
  }

  private func drawLines(in rect: Rect, of context: inout DrawingContext) {
    let lines = lines.lines(in: rect.size)
    let firstVisible = max(0, context.clip.rows.lowerBound - rect.origin.row)
    for index in lines.indices.dropFirst(firstVisible) {
      let (line, row) = (lines[index], rect.origin.row + index)
      guard row < context.clip.rows.upperBound else { break }
      let indent =
        alignment == .leading ? 0 : alignment.offset(of: line.columns, in: rect.size.columns)
      context.write(
        line, at: Point(column: rect.origin.column + indent, row: row), style: style)
    }
  }
}
