extension Canvas {
  /// What is shown, as an SVG picture that any browser draws.
  ///
  /// Each piece of text stands in the column that it has in a terminal, whatever the fonts; frames and
  /// bars are drawn, not written. The same canvas always gives the same picture. Without a title it is
  /// named after the first row that is not empty.
  public func svg(_ palette: SVGPalette = .automatic, title: String? = nil) -> String {
    SVGDrawing(of: self, in: palette).document(title: title ?? firstLine)
  }

  private var firstLine: String {
    let line = (0..<size.rows).lazy.map(text(ofRow:)).first { !$0.isEmpty } ?? ""
    return String(line.drop { $0 == " " })
  }
}
