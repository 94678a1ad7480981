/// The thumb at the right or the lower edge of scrollable content: its position and length show the visible part.
@MainActor public struct ScrollThumb {
  /// The columns that a vertical thumb takes.
  public static let columns = 1

  private let count: Int
  private let first: Int
  private let visible: Int
  private let axis: Axis

  /// Creates the thumb of `count` rows, of which `visible` ones are drawn from the `first` on, zero-based; of columns if
  /// the axis is horizontal.
  public init(count: Int, first: Int, visible: Int, axis: Axis = .vertical) {
    self.axis = axis
    self.count = count
    self.first = first
    self.visible = visible
  }

  /// Draws the thumb in the last column of a rectangle, or in the last row, unless all of the content is visible.
  public func draw(in rect: Rect, of context: inout DrawingContext) {
    guard count > visible, !rect.isEmpty else { return }
    draw(cells(ofTrack: rect.size[axis]), ofTrack: rect, of: &context)
  }

  /// The cells of a track of this length that the thumb takes.
  public func cells(ofTrack track: Int) -> Range<Int> {
    guard count > visible else { return 0..<0 }
    let length = min(track, max(1, track * visible / count))
    let lastFirst = max(1, count - visible)
    let start = (track - length).scaled(min(first, lastFirst), of: lastFirst)
    return start..<start + length
  }

  /// Draws some cells of the track, which are cells of the thumb, such as those that are missing after it has moved.
  public func draw(_ cells: Range<Int>, ofTrack rect: Rect, of context: inout DrawingContext) {
    // Beside the line between two columns it would be a second one.
    if axis == .vertical, context.isPainted, context.isBeside { return }
    var thumb = rect
    thumb.origin[axis] += cells.lowerBound
    thumb.size[axis] = cells.count
    thumb.origin[axis.cross] += rect.size[axis.cross] - 1
    thumb.size[axis.cross] = 1
    let characters = context.characters
    context.fill(
      thumb, with: axis == .vertical ? characters.thumb : characters.horizontalThumb,
      style: context.isPainted ? Style(background: .border) : .plain)
  }

  /// The index out of `count` that a cell of the track stands for; the ends of the track are the first and
  /// the last index.
  public static func index(at cell: Int, ofTrack track: Int, among count: Int) -> Int {
    guard track > 1, count > 1 else { return 0 }
    let cell = min(max(0, cell), track - 1)
    return (count - 1).scaled(cell, of: track - 1)
  }
}
