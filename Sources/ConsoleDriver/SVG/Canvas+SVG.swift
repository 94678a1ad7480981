public import ConsoleUI

extension Canvas {
  /// The canvas as an SVG image for browsers.
  ///
  /// Every piece of text is at its terminal column in any font; frames and bars are shapes, not text. The
  /// same canvas always gives the same SVG. The default title is the first row that is not empty.
  public func svg(_ palette: SVGPalette = .automatic, title: String? = nil) -> String {
    SVGDrawing(of: self, in: palette).document(title: title ?? firstLine)
  }

  private var firstLine: String {
    let line = (0..<size.rows).lazy.map(text(ofRow:)).first { !$0.isEmpty } ?? ""
    return String(line.drop { $0 == " " })
  }
}

extension Canvas {
  /// The size of the ``svg(_:title:)`` image, in its units.
  package var svgSize: (width: Int, height: Int) { SVGGrid.size(of: size) }
}
