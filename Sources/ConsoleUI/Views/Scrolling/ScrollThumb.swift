/// The thumb at the right edge of scrollable content: its position and length show the visible part.
@MainActor struct ScrollThumb {
  static let columns = 1

  /// The number of rows in total.
  let count: Int
  /// The first visible row.
  let first: Int
  /// The number of visible rows.
  let visible: Int

  func draw(in rect: Rect, of context: inout DrawingContext) {
    guard count > visible, !rect.isEmpty else { return }
    let track = rect.size.rows
    let length = min(track, max(1, track * visible / count))
    let lastFirst = max(1, count - visible)
    let start = (track - length).scaled(min(first, lastFirst), of: lastFirst)
    context.fill(
      Rect(
        column: rect.columns.upperBound - 1, row: rect.origin.row + start, columns: 1,
        rows: length),
      with: "▐", style: context.theme.border)
  }

  /// The index out of `count` that a row of the track stands for; the ends of the track are the first and
  /// the last index.
  static func index(at row: Int, ofTrack track: Int, among count: Int) -> Int {
    guard track > 1, count > 1 else { return 0 }
    let row = min(max(0, row), track - 1)
    return (count - 1).scaled(row, of: track - 1)
  }
}
