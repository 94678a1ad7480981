extension DrawingContext {
  /// Writes text in one row; the clip cuts it off.
  public mutating func write(_ text: String, at point: Point, style: Style = .plain) {
    canvas.write(text, at: point, style: resolve(style), clip: clip)
  }

  /// Writes text in one row; the clip cuts it off.
  public mutating func write(_ text: Substring, at point: Point, style: Style = .plain) {
    canvas.write(text, at: point, style: resolve(style), clip: clip)
  }

  @inline(__always) private func resolve(_ style: Style) -> Style {
    palette.resolve(style.laid(over: self.style), on: surface)
  }

  /// Fills the visible part of a rectangle with a character.
  public mutating func fill(
    _ rect: Rect, with character: Character = " ", style: Style = .plain
  ) {
    canvas.fill(rect.intersection(clip), with: character, style: resolve(style))
  }

  /// Changes the style of cells that are drawn already.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    canvas.restyle(rect.intersection(clip)) { [palette, surface] style in
      let old = style
      change(&style)
      style = palette.resolveChange(style, from: old, on: surface)
    }
  }

  /// Lets what is drawn in a rectangle already step back behind a panel.
  mutating func cover(_ rect: Rect) {
    canvas.restyle(rect.intersection(clip)) { [palette] in $0 = palette.coveredStyle($0) }
  }

  /// Makes cells that are drawn already a link, which terminals show and open if they know links.
  public mutating func link(_ rect: Rect, to link: LinkURL) {
    canvas.link(rect.intersection(clip), to: link)
  }
}
