internal import ConsoleUI

/// A row of a screen as markup: runs of cells that have one look and come from one key.
@MainActor struct GalleryRow {
  let screen: GalleryScreen
  let row: Int
  /// The link of a text to its key.
  let link: (GalleryScreen.Text) -> String
  /// The keys with findings on the screen.
  let faultyKeys: Set<String>

  private struct Run {
    let style: String
    let text: Int?
    let isShape: Bool
    let isBoxed: Bool
    let isInert: Bool
    var content: String
    var columns: Int
  }

  func html(_ styles: inout GalleryStyles) -> String {
    runs(&styles).map(markup).joined()
  }

  private func runs(_ styles: inout GalleryStyles) -> [Run] {
    var runs: [Run] = []
    var column = 0
    while column < screen.light.size.columns {
      let point = Point(column: column, row: row)
      let cluster = screen.light.cluster(at: point)
      let text = screen.cells[point] ?? textAround(column)
      // The blanks between words that run from right to left are part of the same line.
      let isInside = cluster == " " && text != nil && text == runs.last?.text
      let run = Run(
        style: styles.name(
          light: screen.light.style(at: point), dark: screen.dark.style(at: point)),
        text: text, isShape: cluster.isShape,
        isBoxed: cluster.isBoxed || isInside && runs.last?.isBoxed == true,
        isInert: screen.inertCells.contains(point), content: cluster,
        columns: max(1, cluster.columns))
      if let last = runs.last, last.style == run.style, last.text == run.text,
        last.isShape == run.isShape, last.isBoxed == run.isBoxed, last.isInert == run.isInert,
        cluster.columns < 2
      {
        runs[runs.count - 1].content += cluster
        runs[runs.count - 1].columns += run.columns
      } else {
        runs.append(run)
      }
      column += run.columns
    }
    return runs
  }

  /// The text of which a blank or a sign is the inside.
  private func textAround(_ column: Int) -> Int? {
    let before = screen.cells[Point(column: column - 1, row: row)]
    return before == screen.cells[Point(column: column + 1, row: row)] ? before : nil
  }

  private func markup(_ run: Run) -> String {
    let content = run.content.escapedForXML
    var attributes = " class=\"\(run.style)\(run.isBoxed ? " b" : "")\""
    if run.isBoxed { attributes += " style=\"width:\(run.columns)ch\"" }
    if run.isShape { attributes += " aria-hidden=\"true\"" }
    // The panel takes the keys and the clicks, so what is behind it may be pale.
    if run.isInert { attributes += " inert=\"\"" }
    guard let text = run.text else { return "<span\(attributes)>\(content)</span>" }
    let key = screen.texts[text].key
    let isFaulty = faultyKeys.contains(key)
    if isFaulty { attributes = attributes.replacing("class=\"", with: "class=\"f ") }
    return "<a\(attributes) href=\"\(link(screen.texts[text]))\" tabindex=\"-1\""
      + " title=\"\(key.escapedForXML)\">\(content)</a>"
  }
}

extension String {
  /// Whether the cluster is a piece of a line or a bar, which says nothing aloud.
  fileprivate var isShape: Bool {
    unicodeScalars.first.map { (0x2500...0x25FF).contains($0.value) } ?? false
  }

  /// Whether fonts may give the cluster another width than a terminal.
  fileprivate var isBoxed: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x0590, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2500...0x259F: false
      default: true
      }
    }
  }
}
