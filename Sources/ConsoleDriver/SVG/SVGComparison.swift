package import ConsoleUI

/// Two canvases of one size beside each other as an SVG image, with some cells marked in both.
package struct SVGComparison {
  private static let gap = 18
  private static let markColor = "#d00"

  private let titles: (String, String)
  private let canvases: (Canvas, Canvas)
  private let marks: [Int: Set<Int>]

  /// Compares two canvases; `marks` has the columns to mark by row, all zero-based.
  package init(
    titles: (String, String), _ canvases: (Canvas, Canvas), marks: [Int: Set<Int>]
  ) {
    self.titles = titles
    self.canvases = canvases
    self.marks = marks
  }

  /// The SVG document.
  package var document: String {
    let (width, height) = SVGGrid.size(of: canvases.0.size)
    let (total, top) = (2 * width + Self.gap, SVGGrid.cellHeight)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(total)\" height=\"\(height + top)\""
      + " viewBox=\"0 0 \(total) \(height + top)\" role=\"img\">"
    let pictures =
      picture(titles.0, canvases.0, x: 0, top: top)
      + picture(titles.1, canvases.1, x: width + Self.gap, top: top)
    return ([head] + pictures + ["</svg>"]).joined(separator: "\n")
  }

  private func picture(_ title: String, _ canvas: Canvas, x: Int, top: Int) -> [String] {
    let attributes = "font-family=\"sans-serif\" font-size=\"\(SVGGrid.fontSize)\" fill=\"gray\""
    return [
      "<text x=\"\(x)\" y=\"\(SVGGrid.baseline)\" \(attributes)>\(title.escapedForXML)</text>",
      "<g transform=\"translate(\(x) \(top))\">", canvas.svg(title: title), frames, "</g>",
    ]
  }

  /// A frame around each run of marked cells.
  private var frames: String {
    marks.sorted { $0.key < $1.key }.flatMap { row, columns in
      runs(columns).map { run in
        "<rect \(SVGGrid.rect(run, row: row).attributes) fill=\"\(Self.markColor)\" "
          + "fill-opacity=\"0.2\" stroke=\"\(Self.markColor)\"/>"
      }
    }.joined(separator: "\n")
  }

  private func runs(_ columns: Set<Int>) -> [Range<Int>] {
    columns.sorted().reduce(into: []) { runs, column in
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
  }
}
