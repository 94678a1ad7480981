internal import ConsoleUI

/// Builds the SVG document of a canvas.
struct SVGDrawing {
  private static let fonts =
    "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
  /// The opacity of dim text.
  private static let dimOpacity = "0.6"

  private let canvas: Canvas
  private let palette: SVGPalette
  private var backgrounds: [String] = []
  private var foregrounds: [String] = []
  /// The used paints.
  private var usedPaints: Set<SVGPaint> = [.foreground, .background]

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
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"6\"\(attributes(of: page))/>")
    if !backgrounds.isEmpty {
      lines += ["<g shape-rendering=\"crispEdges\">"] + backgrounds + ["</g>"]
    }
    lines.append(
      "<g font-family=\"\(Self.fonts)\" font-size=\"\(SVGGrid.fontSize)\""
        + "\(attributes(of: .foreground))>")
    lines += foregrounds + ["</g>", "</svg>"]
    return lines.joined(separator: "\n")
  }

  /// What most cells have behind them, for the margin around them.
  private var page: SVGPaint {
    var counts: [Color: Int] = [:]
    for cell in canvas.cells { counts[cell.style.background, default: 0] += 1 }
    let most = counts.max { ($0.value, $0.key.bits) < ($1.value, $1.key.bits) }
    return most.map { SVGPaint($0.key, standard: .background) } ?? .background
  }

  /// The CSS rule with the dark values of the used paints, for viewers that prefer dark colours.
  private var darkRules: String {
    let rules = SVGPaint.paletteDependent.filter(usedPaints.contains).compactMap { paint in
      paint.className.map { ".\($0){fill:\(SVGColors.dark.value(of: paint))}" }
    }
    return "<style>@media (prefers-color-scheme:dark){\(rules.joined())}</style>"
  }

  private func runs(ofRow row: Int) -> [SVGRun] {
    var runs: [SVGRun] = []
    let cells = Array(canvas.storage[canvas.range(ofRow: row)])
    var column = 0
    while column < canvas.size.columns {
      let cell = cells[column]
      let style = style(of: cell, column: column, row: row)
      if runs.last?.style != style {
        runs.append(SVGRun(style: style, row: row, column: column))
      }
      runs[runs.count - 1].append(cell, canvas.text(of: cell))
      column += max(1, cell.columns)
    }
    return runs
  }

  /// The style of a cell; inverted under the cursor.
  private func style(of cell: Cell, column: Int, row: Int) -> Style {
    guard let cursor = canvas.cursor, cursor.row == row,
      (column..<column + max(1, cell.columns)).contains(cursor.column)
    else { return cell.style }
    var style = cell.style
    style.attributes.formSymmetricDifference(.inverse)
    return style
  }

  private mutating func draw(_ run: SVGRun) {
    if let background = run.background {
      usedPaints.insert(background)
      let rect = SVGGrid.rect(run.columns, row: run.row)
      backgrounds.append("<rect \(rect.attributes)\(attributes(of: background))/>")
    }
    var elements = run.elements.map { $0.markup(row: run.row) }
    if !run.lines.isEmpty {
      elements.append(SVGElement.shape(run.lines, opacity: 100).markup(row: run.row))
    }
    guard !elements.isEmpty else { return }
    usedPaints.insert(run.foreground)
    let attributes = attributes(of: run)
    foregrounds += attributes.isEmpty ? elements : ["<g\(attributes)>"] + elements + ["</g>"]
  }

  private func attributes(of run: SVGRun) -> String {
    let textAttributes = run.style.attributes
    var text = run.foreground == .foreground ? "" : attributes(of: run.foreground)
    if textAttributes.contains(.bold) { text += " font-weight=\"bold\"" }
    if textAttributes.contains(.italic) { text += " font-style=\"italic\"" }
    if textAttributes.contains(.dim) { text += " opacity=\"\(Self.dimOpacity)\"" }
    return text
  }

  private func attributes(of paint: SVGPaint) -> String {
    let colors = palette == .dark ? SVGColors.dark : .light
    let fill = " fill=\"\(colors.value(of: paint))\""
    guard palette == .automatic, let name = paint.className else { return fill }
    return " class=\"\(name)\"" + fill
  }
}
