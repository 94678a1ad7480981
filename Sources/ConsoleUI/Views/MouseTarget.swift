/// A control that the mouse can reach: where it was drawn, and what of that is seen.
@MainActor struct MouseTarget {
  let control: any Control
  let rect: Rect
  let visible: Rect

  /// A point of the picture, counted from the control's corner.
  func inside(_ point: Point) -> Point {
    Point(column: point.column - rect.origin.column, row: point.row - rect.origin.row)
  }
}
