extension DrawingContext {
  /// Writes a text whose parts differ in style in one row, over a style for all of it; its links are links of the terminal.
  public mutating func write(_ text: StyledText, at point: Point, style: Style = .plain) {
    write(text.text, at: point, style: style)
    for run in text.runs {
      let columns = text.text.columns(ofOffsets: run.range)
      draw(
        run,
        in: Rect(
          column: point.column + columns.lowerBound, row: point.row, columns: columns.count, rows: 1
        ))
    }
  }

  /// Lays the style of a part of a text, and its link, over cells that are drawn already.
  mutating func draw(_ run: StyledText.Run, in rect: Rect) {
    var style = run.style
    if let meaning = run.meaning { style = style.laid(over: meaning.style) }
    restyle(rect) { $0 = style.laid(over: $0) }
    if let link = run.link { self.link(rect, to: link) }
  }
}
