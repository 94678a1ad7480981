import Sternik

/// Where a control was drawn inside of the rectangle that it got.
///
/// A scroll view gives a control its ideal height, shows a part of it, and does not know which one the user looks at. So a
/// control with the focus draws itself into the part that is visible, and clicks are relative to that.
struct VisibleArea {
  /// Relative to the origin of the control; `nil` for all of it.
  private(set) var rect: Rect?

  @MainActor init(of rect: Rect, in context: DrawingContext) {
    let visible = rect.intersection(context.clip)
    if context.isFocused, !visible.isEmpty, visible.size.rows < rect.size.rows {
      self.rect = Rect(
        column: 0, row: visible.origin.row - rect.origin.row, columns: rect.size.columns,
        rows: visible.size.rows)
    }
  }

  init() {}

  func size(in size: Size) -> Size { rect?.size ?? size }

  func rect(in whole: Rect) -> Rect {
    guard let rect else { return whole }
    return Rect(
      column: whole.origin.column, row: whole.origin.row + rect.origin.row,
      columns: rect.size.columns, rows: rect.size.rows)
  }

  func point(_ point: Point) -> Point {
    Point(column: point.column, row: point.row - (rect?.origin.row ?? 0))
  }
}
