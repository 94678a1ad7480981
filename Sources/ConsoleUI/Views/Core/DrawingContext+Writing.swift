extension DrawingContext {
  /// Writes text in one row; the clip cuts it off.
  public mutating func write(_ text: String, at point: Point, style: Style = .plain) {
    noteDrawing(right: point)
    observer?.write(text, at: point, in: self)
    canvas.write(text, at: point, style: resolve(style), clip: clip)
  }

  /// Writes text in one row; the clip cuts it off.
  public mutating func write(_ text: Substring, at point: Point, style: Style = .plain) {
    noteDrawing(right: point)
    observer?.write(String(text), at: point, in: self)
    canvas.write(text, at: point, style: resolve(style), clip: clip)
  }

  /// Writes the name of a key, which is the same in each language.
  mutating func writeKey(_ name: String, at point: Point, style: Style) {
    write(name, at: point, style: style, isFault: true)
  }

  /// Writes a mark over content that the user can scroll into sight.
  mutating func writeMark(_ mark: String, at point: Point, style: Style) {
    write(mark, at: point, style: style, isFault: false)
  }

  private mutating func write(
    _ name: String, at point: Point, style: Style, isFault: Bool
  ) {
    noteDrawing(right: point)
    observer?.cover(
      Rect(origin: point, size: Size(columns: name.columns, rows: 1)), isFault: isFault)
    canvas.write(name, at: point, style: resolve(style), clip: clip)
  }

  @inline(__always) private func resolve(_ style: Style) -> Style {
    palette.resolve(style.laid(over: self.style), on: surface)
  }

  /// Fills the visible part of a rectangle with a character.
  public mutating func fill(
    _ rect: Rect, with character: Character = " ", style: Style = .plain
  ) {
    noteDrawing(in: rect)
    observer?.cover(rect.intersection(clip), isFault: true)
    canvas.fill(rect.intersection(clip), with: character, style: resolve(style))
  }

  /// Makes the visible part of a rectangle as blank as it was before anything was drawn there.
  package mutating func erase(_ rect: Rect) {
    noteDrawing(in: rect)
    let area = rect.intersection(clip)
    observer?.cover(area, isFault: true)
    if !area.isEmpty { canvas.erase(area, style: palette.resolve(.plain, on: surface)) }
  }

  /// Moves what is drawn in a rectangle up by some rows, or down by a negative number.
  ///
  /// The rows that become free show anything: erase them. A distance of at least the height does nothing. Only for a control
  /// that ``showsLastDrawing``, inside of its rectangle.
  package mutating func scroll(_ rect: Rect, by rows: Int) {
    noteDrawing(in: rect)
    canvas.scroll(rect.intersection(clip), by: rows)
  }

  /// Changes the style of cells that are drawn already.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    noteDrawing(in: rect)
    canvas.restyle(rect.intersection(clip)) { [palette, surface] style in
      let old = style
      change(&style)
      style = palette.resolveChange(style, from: old, on: surface)
    }
  }

  /// Lets what is drawn in a rectangle already step back behind a panel.
  mutating func cover(_ rect: Rect) {
    noteDrawing(in: rect)
    observer?.putBehind(rect.intersection(clip))
    canvas.restyle(rect.intersection(clip)) { [palette] in $0 = palette.coveredStyle($0) }
  }

  /// Makes cells that are drawn already a link, which terminals show and open if they know links.
  public mutating func link(_ rect: Rect, to link: LinkURL) {
    noteDrawing(in: rect)
    canvas.link(rect.intersection(clip), to: link)
  }
}
