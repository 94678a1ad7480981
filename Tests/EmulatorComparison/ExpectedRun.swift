import ConsoleUI

/// Adjacent cells of one style.
struct ExpectedRun: Encodable {
  let row: Int
  let column: Int
  /// The text of each cell: empty for the right half of a wide cluster, nil if terminals disagree.
  private(set) var texts: [String?] = []
  let foreground: String
  let background: String
  let attributes: UInt8

  private init(row: Int, column: Int, style: Style, colors: Capabilities.Colors) {
    self.row = row
    self.column = column
    foreground = Self.name(style.foreground.degraded(to: colors))
    background = Self.name(style.background.degraded(to: colors))
    attributes = style.attributes.rawValue
  }

  /// The runs of a row, except plain blanks.
  static func runs(
    ofRow row: Int, in canvas: Canvas, colors: Capabilities.Colors
  ) -> [ExpectedRun] {
    let cells = canvas.cells[row * canvas.size.columns..<(row + 1) * canvas.size.columns]
    var runs: [ExpectedRun] = []
    var style: Style?
    var isContested = false
    for (column, cell) in cells.enumerated() where cell != .blank() {
      if style != cell.style || runs.last?.end != column {
        runs.append(ExpectedRun(row: row, column: column, style: cell.style, colors: colors))
        style = cell.style
      }
      // A right half is contested like its left half.
      if !cell.isTrailing { isContested = cell.isContested }
      runs[runs.count - 1].texts.append(isContested ? nil : canvas.text(of: cell))
    }
    return runs
  }

  private var end: Int { column + texts.count }

  private static func name(_ color: Color) -> String {
    if let (red, green, blue) = color.components { return "rgb \(red) \(green) \(blue)" }
    return color.paletteIndex.map { "palette \($0)" } ?? "standard"
  }
}
