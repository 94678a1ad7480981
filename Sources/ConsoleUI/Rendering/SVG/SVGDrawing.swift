/// A canvas as the elements of an SVG picture.
struct SVGDrawing {
  private static let fonts =
    "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
  /// How much of dim ink is seen.
  private static let dimOpacity = "0.6"

  private let canvas: Canvas
  private let palette: SVGPalette
  private var papers: [String] = []
  private var inks: [String] = []
  /// The paints that were used, of those that depend on the palette.
  private var used: Set<SVGPaint> = [.foreground, .background]

  init(of canvas: Canvas, in palette: SVGPalette) {
    self.canvas = canvas
    self.palette = palette
    for row in 0..<canvas.size.rows {
      for run in runs(ofRow: row) { draw(run) }
    }
  }

  func document(title: String) -> String {
    let (width, height) = SVGGrid.size(of: canvas.size)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
      "<title>\(title.sanitized.escapedForXML)</title>",
    ]
    if palette == .automatic { lines.append(darkRules) }
    lines.append(
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"6\"\(attributes(of: .background))/>")
    if !papers.isEmpty {
      lines += ["<g shape-rendering=\"crispEdges\">"] + papers + ["</g>"]
    }
    lines.append(
      "<g font-family=\"\(Self.fonts)\" font-size=\"\(SVGGrid.fontSize)\""
        + "\(attributes(of: .foreground))>")
    lines += inks + ["</g>", "</svg>"]
    return lines.joined(separator: "\n")
  }

  /// What the paints that were used are where the reader prefers dark pictures.
  private var darkRules: String {
    let rules = SVGPaint.chosenByPalette.filter(used.contains).compactMap { paint in
      paint.className.map { ".\($0){fill:\(SVGColors.dark.value(of: paint))}" }
    }
    return "<style>@media (prefers-color-scheme:dark){\(rules.joined())}</style>"
  }

  private func runs(ofRow row: Int) -> [SVGRun] {
    var runs: [SVGRun] = []
    let start = row * canvas.size.columns
    var column = 0
    while column < canvas.size.columns {
      let cell = canvas.cells[start + column]
      let style = style(of: cell, column: column, row: row)
      if runs.last?.style != style {
        runs.append(SVGRun(style: style, row: row, column: column))
      }
      runs[runs.count - 1].append(cell, canvas.text(of: cell))
      column += max(1, cell.columns)
    }
    return runs
  }

  /// How a cell looks; the one under the cursor is turned over.
  private func style(of cell: Cell, column: Int, row: Int) -> Style {
    guard let cursor = canvas.cursor, cursor.row == row,
      (column..<column + max(1, cell.columns)).contains(cursor.column)
    else { return cell.style }
    var style = cell.style
    style.attributes.formSymmetricDifference(.inverse)
    return style
  }

  private mutating func draw(_ run: SVGRun) {
    if let paper = run.paper {
      used.insert(paper)
      let rect = SVGGrid.rect(run.columns, row: run.row)
      papers.append("<rect \(rect.attributes)\(attributes(of: paper))/>")
    }
    var elements = run.pieces.map { $0.element(row: run.row) }
    if !run.lines.isEmpty {
      elements.append(SVGPiece.shape(run.lines, opacity: 100).element(row: run.row))
    }
    guard !elements.isEmpty else { return }
    used.insert(run.ink)
    let attributes = attributes(of: run)
    inks += attributes.isEmpty ? elements : ["<g\(attributes)>"] + elements + ["</g>"]
  }

  private func attributes(of run: SVGRun) -> String {
    let marks = run.style.attributes
    var text = run.ink == .foreground ? "" : attributes(of: run.ink)
    if marks.contains(.bold) { text += " font-weight=\"bold\"" }
    if marks.contains(.italic) { text += " font-style=\"italic\"" }
    if marks.contains(.dim) { text += " opacity=\"\(Self.dimOpacity)\"" }
    return text
  }

  private func attributes(of paint: SVGPaint) -> String {
    let colors = palette == .dark ? SVGColors.dark : .light
    let fill = " fill=\"\(colors.value(of: paint))\""
    guard palette == .automatic, let name = paint.className else { return fill }
    return " class=\"\(name)\"" + fill
  }
}
