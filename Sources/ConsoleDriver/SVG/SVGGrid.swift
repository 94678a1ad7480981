internal import ConsoleUI

/// The geometry of the SVG image, in its user units.
enum SVGGrid {
  static let cellWidth = 9
  static let cellHeight = 18
  /// The empty margin around the cells.
  static let margin = 9
  /// At this size the letters of most fixed-width fonts are as wide as a cell.
  static let fontSize = 15
  /// The distance of the baseline from the top of a cell.
  static let baseline = 14

  static func size(of canvas: Size) -> (width: Int, height: Int) {
    (x(canvas.columns) + margin, y(canvas.rows) + margin)
  }

  static func x(_ column: Int) -> Int { margin + column * cellWidth }

  static func y(_ row: Int) -> Int { margin + row * cellHeight }

  /// The rectangle of adjacent cells in a row.
  static func rect(_ columns: Range<Int>, row: Int) -> SVGRect {
    SVGRect(
      x: x(columns.lowerBound), y: y(row), width: columns.count * cellWidth, height: cellHeight)
  }
}
