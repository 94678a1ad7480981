/// A rectangle of a picture, in its units.
struct SVGRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  func moved(x distance: Int, y fall: Int) -> SVGRect {
    SVGRect(x: x + distance, y: y + fall, width: width, height: height)
  }

  /// Whether another one goes on at the right edge of this one.
  func isContinued(by other: SVGRect) -> Bool {
    y == other.y && height == other.height && x + width == other.x
  }

  /// As attributes of an element.
  var attributes: String { "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"" }

  /// As a part of a path.
  var path: String { "M\(x) \(y)h\(width)v\(height)h-\(width)z" }
}
