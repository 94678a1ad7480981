internal import ConsoleUI

/// The cells of a row that have one look and come from one key.
struct GalleryRun {
  let look: GalleryStyles.Look
  /// The index of the text in ``GalleryScreen/texts``.
  let text: Int?
  let isShape: Bool
  let isBoxed: Bool
  let isInert: Bool
  private(set) var content: String
  private(set) var columns: Int

  /// Appends a cell that belongs to this run.
  ///
  /// - Returns: Whether it does; a wide character begins a run.
  mutating func take(_ cell: GalleryRun) -> Bool {
    guard cell.columns < 2, look == cell.look, text == cell.text, isShape == cell.isShape,
      isBoxed == cell.isBoxed, isInert == cell.isInert
    else { return false }
    content += cell.content
    columns += cell.columns
    return true
  }
}

extension GalleryScreen {
  /// The runs of a row, from left to right.
  func runs(ofRow row: Int) -> [GalleryRun] {
    var runs: [GalleryRun] = []
    var last: GalleryRun?
    var column = 0
    while column < light.size.columns {
      let run = run(at: Point(column: column, row: row), after: last)
      column += run.columns
      if last?.take(run) == true { continue }
      if let last { runs.append(last) }
      last = run
    }
    return runs + [last].compactMap(\.self)
  }

  /// The cell at a point, or the two cells of a wide character.
  private func run(at point: Point, after last: GalleryRun?) -> GalleryRun {
    let cluster = light.cluster(at: point)
    let text = cells[point] ?? textAround(point)
    // The blanks between words that run from right to left are part of the same line.
    let isInside = cluster == " " && text != nil && text == last?.text
    return GalleryRun(
      look: GalleryStyles.Look(light: light.style(at: point), dark: dark.style(at: point)),
      text: text, isShape: cluster.isShape,
      isBoxed: cluster.isBoxed || isInside && last?.isBoxed == true,
      isInert: inertCells.contains(point), content: cluster, columns: max(1, cluster.columns))
  }

  /// The text of the neighbours of a blank or a sign, if both have the same.
  private func textAround(_ point: Point) -> Int? {
    guard let before = cells[Point(column: point.column - 1, row: point.row)] else { return nil }
    return before == cells[Point(column: point.column + 1, row: point.row)] ? before : nil
  }
}

extension String {
  /// Whether the cluster is a piece of a line or a bar, which screen readers skip.
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
