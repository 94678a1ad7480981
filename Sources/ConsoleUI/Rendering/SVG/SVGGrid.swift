/// Where the cells of a canvas are in its picture, in the picture's units.
enum SVGGrid {
  static let cellWidth = 9
  static let cellHeight = 18
  /// Free room around the cells.
  static let margin = 9
  /// Makes the letters of most fixed-width fonts as wide as a cell.
  static let fontSize = 15
  /// How far below the upper edge of a cell its text stands.
  static let baseline = 14

  static func size(of canvas: Size) -> (width: Int, height: Int) {
    (x(canvas.columns) + margin, y(canvas.rows) + margin)
  }

  static func x(_ column: Int) -> Int { margin + column * cellWidth }

  static func y(_ row: Int) -> Int { margin + row * cellHeight }

  /// The rectangle of neighbouring cells in a row.
  static func rect(_ columns: Range<Int>, row: Int) -> SVGRect {
    SVGRect(
      x: x(columns.lowerBound), y: y(row), width: columns.count * cellWidth, height: cellHeight)
  }
}
