/// Neighbouring cells of a row that look the same, as parts of a picture.
struct SVGRun {
  let style: Style
  let row: Int
  private(set) var columns: Range<Int>
  private(set) var pieces: [SVGPiece] = []

  init(style: Style, row: Int, column: Int) {
    self.style = style
    self.row = row
    columns = column..<column
  }

  /// Adds the cell behind those that are there.
  mutating func append(_ cell: Cell, _ text: String) {
    let place = columns.upperBound..<columns.upperBound + max(1, cell.columns)
    columns = columns.lowerBound..<place.upperBound
    if cell.isBlank || cell.isTrailing { return }
    if !cell.isInTable, cell.columns == 1, let shape = CellShape(cell.scalar) {
      add(shape, at: place.lowerBound)
    } else if Self.isInEveryFont(cell) {
      add(text, at: place.lowerBound)
    } else {
      pieces.append(.cluster(text, columns: place))
    }
  }

  /// What the text is painted with.
  var ink: SVGPaint {
    style.attributes.contains(.inverse)
      ? SVGPaint(style.background, standard: .background)
      : SVGPaint(style.foreground, standard: .foreground)
  }

  /// What lies under the text; nil where the whole picture's background is seen.
  var paper: SVGPaint? {
    if style.attributes.contains(.inverse) {
      return SVGPaint(style.foreground, standard: .foreground)
    }
    return style.background == .standard ? nil : SVGPaint(style.background, standard: .background)
  }

  /// The lines under and through the text.
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

  /// Latin, Greek and Cyrillic letters of one scalar and the signs among them.
  private static func isInEveryFont(_ cell: Cell) -> Bool {
    guard !cell.isInTable, !cell.isContested, cell.columns == 1 else { return false }
    return cell.scalar < 0x250 || (0x370..<0x530).contains(cell.scalar)
  }

  /// Adds a letter, to the word before it if there is at most one space between them.
  private mutating func add(_ letter: String, at column: Int) {
    guard case .word(let text, let place)? = pieces.last, column - place.upperBound <= 1 else {
      pieces.append(.word(letter, columns: column..<column + 1))
      return
    }
    let gap = column == place.upperBound ? "" : " "
    pieces[pieces.count - 1] = .word(text + gap + letter, columns: place.lowerBound..<column + 1)
  }

  /// Adds a shape, to the ones before it if they have the same opacity.
  private mutating func add(_ shape: CellShape, at column: Int) {
    var rects = shape.rects.map { $0.moved(x: SVGGrid.x(column), y: SVGGrid.y(row)) }
    guard case .shape(var known, shape.opacity)? = pieces.last else {
      pieces.append(.shape(rects, opacity: shape.opacity))
      return
    }
    if let last = known.last, let first = rects.first, last.isContinued(by: first) {
      known[known.count - 1].width += first.width
      rects.removeFirst()
    }
    pieces[pieces.count - 1] = .shape(known + rects, opacity: shape.opacity)
  }
}
