internal import ConsoleUI

/// Adjacent cells of a row with the same style, split into SVG elements.
struct SVGRun {
  let style: Style
  let row: Int
  private(set) var columns: Range<Int>
  private(set) var elements: [SVGElement] = []

  init(style: Style, row: Int, column: Int) {
    self.style = style
    self.row = row
    columns = column..<column
  }

  /// Appends the next cell.
  mutating func append(_ cell: Cell, _ text: String) {
    let cellColumns = columns.upperBound..<columns.upperBound + max(1, cell.columns)
    columns = columns.lowerBound..<cellColumns.upperBound
    if cell.isBlank || cell.isTrailing { return }
    if !cell.isInTable, cell.columns == 1, let shape = SVGBoxShape(cell.scalar) {
      add(shape, at: cellColumns.lowerBound)
    } else if Self.isInEveryFont(cell) {
      add(text, at: cellColumns.lowerBound)
    } else {
      elements.append(.cluster(text, columns: cellColumns))
    }
  }

  /// The paint of the text.
  var foreground: SVGPaint {
    style.attributes.contains(.inverse)
      ? SVGPaint(style.background, standard: .background)
      : SVGPaint(style.foreground, standard: .foreground)
  }

  /// The paint behind the text; nil for the background of the whole image.
  var background: SVGPaint? {
    if style.attributes.contains(.inverse) {
      return SVGPaint(style.foreground, standard: .foreground)
    }
    return style.background == .standard ? nil : SVGPaint(style.background, standard: .background)
  }

  /// The rectangles of underline and strikethrough.
  var lines: [SVGRect] {
    let whole = SVGGrid.rect(columns, row: row)
    var lines: [SVGRect] = []
    for (attribute, distance) in [(Style.Attributes.underline, 16), (.strikethrough, 9)]
    where style.attributes.contains(attribute) {
      lines.append(
        SVGRect(x: whole.x, y: whole.y + distance, width: whole.width, height: 1))
    }
    return lines
  }

  /// Whether the cell has a Latin, Greek or Cyrillic letter of one scalar, or a sign of those blocks.
  private static func isInEveryFont(_ cell: Cell) -> Bool {
    guard !cell.isInTable, !cell.isContested, cell.columns == 1 else { return false }
    return cell.scalar < 0x250 || (0x370..<0x530).contains(cell.scalar)
  }

  /// Appends a letter, to the last word if at most one space separates them.
  private mutating func add(_ letter: String, at column: Int) {
    guard case .word(let text, let wordColumns)? = elements.last,
      column - wordColumns.upperBound <= 1
    else {
      elements.append(.word(letter, columns: column..<column + 1))
      return
    }
    let gap = column == wordColumns.upperBound ? "" : " "
    elements[elements.count - 1] = .word(
      text + gap + letter, columns: wordColumns.lowerBound..<column + 1)
  }

  /// Appends a shape, to the last one if both have the same opacity.
  private mutating func add(_ shape: SVGBoxShape, at column: Int) {
    var rects = shape.rects.map { $0.moved(x: SVGGrid.x(column), y: SVGGrid.y(row)) }
    guard case .shape(var lastRects, shape.opacity)? = elements.last else {
      elements.append(.shape(rects, opacity: shape.opacity))
      return
    }
    if let last = lastRects.last, let first = rects.first, last.isContinued(by: first) {
      lastRects[lastRects.count - 1].width += first.width
      rects.removeFirst()
    }
    elements[elements.count - 1] = .shape(lastRects + rects, opacity: shape.opacity)
  }
}
