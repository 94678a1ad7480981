/// The thumb at the right edge of scrollable content: its position and length show the visible part.
@MainActor public struct ScrollThumb {
  /// The columns that the thumb takes.
  public static let columns = 1

  private let count: Int
  private let first: Int
  private let visible: Int

  /// Creates the thumb of `count` rows, of which `visible` ones are drawn from the `first` on, zero-based.
  public init(count: Int, first: Int, visible: Int) {
    self.count = count
    self.first = first
    self.visible = visible
  }

  /// Draws the thumb in the last column of a rectangle, unless all rows are visible.
  public func draw(in rect: Rect, of context: inout DrawingContext) {
    guard count > visible, !rect.isEmpty else { return }
    // Beside the line between two columns it would be a second one.
    if context.isPainted, context.isBeside { return }
    let track = rect.size.rows
    let length = min(track, max(1, track * visible / count))
    let lastFirst = max(1, count - visible)
    let start = (track - length).scaled(min(first, lastFirst), of: lastFirst)
    context.fill(
      Rect(
        column: rect.columns.upperBound - 1, row: rect.origin.row + start, columns: 1,
        rows: length),
      with: context.characters.thumb,
      style: context.isPainted ? Style(background: .border) : .plain)
  }

  /// The index out of `count` that a row of the track stands for; the ends of the track are the first and
  /// the last index.
  public static func index(at row: Int, ofTrack track: Int, among count: Int) -> Int {
    guard track > 1, count > 1 else { return 0 }
    let row = min(max(0, row), track - 1)
    return (count - 1).scaled(row, of: track - 1)
  }
}
