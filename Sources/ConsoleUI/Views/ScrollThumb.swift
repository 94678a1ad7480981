/// The mark at the right edge that tells which part of a whole is seen.
@MainActor struct ScrollThumb {
  static let columns = 1

  let count: Int
  let first: Int
  let visible: Int

  func draw(in rect: Rect, of picture: inout Picture) {
    guard count > visible, !rect.isEmpty else { return }
    let track = rect.size.rows
    let length = min(track, max(1, track * visible / count))
    let way = max(1, count - visible)
    let start = (track - length) * min(first, way) / way
    picture.fill(
      Rect(
        column: rect.columns.upperBound - 1, row: rect.origin.row + start, columns: 1,
        rows: length),
      with: "▐", style: picture.theme.line)
  }
}
