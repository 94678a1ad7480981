/// A rectangle in user units.
struct SVGRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  func moved(x horizontal: Int, y vertical: Int) -> SVGRect {
    SVGRect(x: x + horizontal, y: y + vertical, width: width, height: height)
  }

  /// Whether another rectangle extends this one at its right edge.
  func isContinued(by other: SVGRect) -> Bool {
    y == other.y && height == other.height && x + width == other.x
  }

  /// The attributes of a `rect` element.
  var attributes: String { "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"" }

  /// The part of a path's `d` attribute.
  var path: String { "M\(x) \(y)h\(width)v\(height)h-\(width)z" }
}
