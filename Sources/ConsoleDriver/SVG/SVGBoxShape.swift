/// A box-drawing or block character as rectangles, so that it joins its neighbours in any font.
struct SVGBoxShape {
  /// The filled areas of the cell.
  let rects: [SVGRect]
  /// The opacity in percent.
  let opacity: Int

  private init(_ rects: [SVGRect], opacity: Int = 100) {
    self.rects = rects
    self.opacity = opacity
  }

  /// The shape of a block or light box-drawing character; nil for all others.
  init?(_ scalar: UInt32) {
    let (width, height) = (SVGGrid.cellWidth, SVGGrid.cellHeight)
    switch scalar {
    case 0x2580: self.init([SVGRect(x: 0, y: 0, width: width, height: height / 2)])
    case 0x2581...0x2588:
      let filled = height * Int(scalar - 0x2580) / 8
      self.init([SVGRect(x: 0, y: height - filled, width: width, height: filled)])
    case 0x2589...0x258F:
      self.init([SVGRect(x: 0, y: 0, width: width * Int(0x2590 - scalar) / 8, height: height)])
    case 0x2590: self.init([SVGRect(x: width / 2, y: 0, width: width - width / 2, height: height)])
    case 0x2591...0x2593:
      let whole = SVGRect(x: 0, y: 0, width: width, height: height)
      self.init([whole], opacity: Int(scalar - 0x2590) * 25)
    default:
      guard let arms = Self.arms[scalar] else { return nil }
      self.init(Self.lines(arms))
    }
  }

  private struct Arms: OptionSet {
    let rawValue: Int
    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
  }

  /// The directions in which the light box-drawing characters have lines from the middle of the cell.
  private static let arms: [UInt32: Arms] = [
    0x2500: [.left, .right], 0x2502: [.up, .down], 0x250C: [.right, .down],
    0x2510: [.left, .down], 0x2514: [.right, .up], 0x2518: [.left, .up],
    0x251C: [.up, .down, .right], 0x2524: [.up, .down, .left], 0x252C: [.left, .right, .down],
    0x2534: [.left, .right, .up], 0x253C: [.left, .right, .up, .down],
  ]

  private static func lines(_ arms: Arms) -> [SVGRect] {
    let (middle, center) = (SVGGrid.cellWidth / 2, SVGGrid.cellHeight / 2)
    var rects: [SVGRect] = []
    if !arms.isDisjoint(with: [.left, .right]) {
      let start = arms.contains(.left) ? 0 : middle
      let end = arms.contains(.right) ? SVGGrid.cellWidth : middle + 1
      rects.append(SVGRect(x: start, y: center, width: end - start, height: 1))
    }
    if !arms.isDisjoint(with: [.up, .down]) {
      let start = arms.contains(.up) ? 0 : center
      let end = arms.contains(.down) ? SVGGrid.cellHeight : center + 1
      rects.append(SVGRect(x: middle, y: start, width: 1, height: end - start))
    }
    return rects
  }
}
