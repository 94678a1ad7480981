/// A part of a row that is placed on its own, so that nothing moves what follows it.
enum SVGPiece {
  /// Letters that every fixed-width font has, with single spaces between them.
  case word(String, columns: Range<Int>)
  /// One cluster that a font may draw wider or narrower than its cells: it stands in their middle.
  case cluster(String, columns: Range<Int>)
  /// Frames and bars.
  case shape([SVGRect], opacity: Int)

  /// The piece as an element; the row is the one that it stands in.
  func element(row: Int) -> String {
    let baseline = SVGGrid.y(row) + SVGGrid.baseline
    switch self {
    case .word(let text, let columns):
      let (x, length) = (SVGGrid.x(columns.lowerBound), columns.count * SVGGrid.cellWidth)
      return "<text x=\"\(x)\" y=\"\(baseline)\" textLength=\"\(length)\""
        + " lengthAdjust=\"spacingAndGlyphs\">\(text.escapedForXML)</text>"
    case .cluster(let text, let columns):
      let middle = SVGGrid.x(columns.lowerBound) * 2 + columns.count * SVGGrid.cellWidth
      let x = "\(middle / 2)" + (middle % 2 == 0 ? "" : ".5")
      return
        "<text x=\"\(x)\" y=\"\(baseline)\" text-anchor=\"middle\">\(text.escapedForXML)</text>"
    case .shape(let rects, let opacity):
      let seen = opacity == 100 ? "" : " fill-opacity=\"0.\(opacity)\""
      return "<path d=\"\(rects.map(\.path).joined())\" shape-rendering=\"crispEdges\"\(seen)/>"
    }
  }
}
