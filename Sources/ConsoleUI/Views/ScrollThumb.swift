/// The mark at the right edge that tells which part of a whole is seen.
@MainActor struct ScrollThumb {
  static let columns = 1

  let count: Int
  let first: Int
  let visible: Int

  func draw(in rect: Rect, of context: inout DrawingContext) {
    guard count > visible, !rect.isEmpty else { return }
    let track = rect.size.rows
    let length = min(track, max(1, track * visible / count))
    let way = max(1, count - visible)
    let start = (track - length) * min(first, way) / way
    context.fill(
      Rect(
        column: rect.columns.upperBound - 1, row: rect.origin.row + start, columns: 1,
        rows: length),
      with: "▐", style: context.theme.border)
  }

  /// The number, zero-based, that a row of a track stands for: its ends for the first and the last.
  static func position(at row: Int, of track: Int, among count: Int) -> Int {
    guard track > 1, count > 1 else { return 0 }
    let row = min(max(0, row), track - 1)
    return (count - 1) * row / (track - 1)
  }
}
