internal import ConsoleDriver
internal import ConsoleUI

/// The cells in which a screen differs from the recorded one, as a text and as a picture.
///
/// Both are snapshots in ``SnapshotFormat/text`` or ``SnapshotFormat/styledText``; a style that differs marks its cells.
struct ScreenDifference {
  private static let separator = "---"

  private let recorded: [String]
  private let actual: [String]
  /// The lines about styles that only one of the snapshots has, with their marks.
  private let styles: String
  /// The columns that differ, by row.
  private let columns: [Int: Set<Int>]

  init(from recorded: String, to actual: String) {
    let (old, new) = (Self.parts(of: recorded), Self.parts(of: actual))
    (self.recorded, self.actual) = (old.rows, new.rows)
    var columns: [Int: Set<Int>] = [:]
    for row in 0..<max(old.rows.count, new.rows.count) {
      let different = Self.differences(
        Self.cells(old.rows.indices.contains(row) ? old.rows[row] : ""),
        Self.cells(new.rows.indices.contains(row) ? new.rows[row] : ""))
      if !different.isEmpty { columns[row] = different }
    }
    var styles: [String] = []
    for (mark, lines, others) in [("-", old.styles, new.styles), ("+", new.styles, old.styles)] {
      for line in lines where !others.contains(line) {
        styles.append("\(mark) \(line)")
        guard let (row, run) = Self.run(line) else { continue }
        columns[row, default: []].formUnion(run)
      }
    }
    self.columns = columns
    self.styles = styles.map { "\n" + $0 }.joined()
  }

  /// Both screens with a mark below each cell that differs.
  var description: String {
    let count = columns.values.reduce(0) { $0 + $1.count }
    return "\(count) \(count == 1 ? "cell differs" : "cells differ").\n"
      + "recorded\n\(marked(recorded))\nactual\n\(marked(actual))\(styles)"
  }

  /// Both screens beside each other with a frame around the cells that differ.
  func svg(of canvas: Canvas) -> String {
    var old = Canvas(size: canvas.size)
    for (row, line) in recorded.enumerated() { old.write(line, at: Point(column: 0, row: row)) }
    return SVGComparison(titles: ("recorded", "actual"), (old, canvas), marks: columns).document
  }

  private func marked(_ lines: [String]) -> String {
    let rows = max(lines.count, (columns.keys.max() ?? -1) + 1)
    return (0..<rows).map { row in
      let line = "| " + (lines.indices.contains(row) ? lines[row] : "")
      guard let different = columns[row], let last = different.max() else { return line }
      return line + "\n  " + (0...last).map { different.contains($0) ? "^" : " " }.joined()
    }.joined(separator: "\n")
  }

  private static func parts(of text: String) -> (rows: [String], styles: [String]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The line feed at the end of the file.
    if lines.last == "" { lines.removeLast() }
    // A row may look like the separator: what follows one are styles and the cursor alone.
    let isStyle = { (line: String) in Self.run(line) != nil || line.hasPrefix("cursor ") }
    guard let end = lines.lastIndex(of: separator), lines[(end + 1)...].allSatisfy(isStyle) else {
      return (lines, [])
    }
    return (Array(lines[..<end]), Array(lines[(end + 1)...]))
  }

  /// The cluster in each column; empty in the right half of a wide one.
  private static func cells(_ line: String) -> [String] {
    line.reduce(into: []) { cells, character in
      let text = String(character)
      let width = text.columns
      cells.append(text)
      if width > 1 { cells += Array(repeating: "", count: width - 1) }
    }
  }

  private static func differences(_ old: [String], _ new: [String]) -> Set<Int> {
    Set(
      (0..<max(old.count, new.count)).filter { column in
        (column < old.count ? old[column] : " ") != (column < new.count ? new[column] : " ")
      })
  }

  /// The cells of a line such as `3:0-7 bold` of a styled snapshot.
  private static func run(_ line: String) -> (row: Int, columns: ClosedRange<Int>)? {
    guard let match = line.wholeMatch(of: /(\d+):(\d+)-(\d+) .*/),
      let row = Int(match.1), let first = Int(match.2), let last = Int(match.3), first <= last
    else { return nil }
    return (row, first...last)
  }
}
