/// A part of a row with its own position, so that its width does not move what follows.
enum SVGElement {
  /// Letters that every fixed-width font has, and single spaces between them.
  case word(String, columns: Range<Int>)
  /// A cluster that a font may draw wider or narrower than its cells, centred in them.
  case cluster(String, columns: Range<Int>)
  /// Filled rectangles of frames and bars; the opacity is in percent.
  case shape([SVGRect], opacity: Int)

  /// The SVG markup of the element in a row.
  func markup(row: Int) -> String {
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
      let fillOpacity = opacity == 100 ? "" : " fill-opacity=\"0.\(opacity)\""
      return
        "<path d=\"\(rects.map(\.path).joined())\" shape-rendering=\"crispEdges\"\(fillOpacity)/>"
    }
  }
}
