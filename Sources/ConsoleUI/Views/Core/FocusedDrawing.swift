/// How the focused control was drawn in the last frame, so that it can be drawn again by itself.
///
/// An object, since a frame is moved many times, and the texts of the console alone are longer than all else in it.
@MainActor final class FocusedDrawing {
  let node: ControlNode
  private let rect: Rect
  private let style: Style
  private let surface: DrawingContext.Surface
  private let focus: ViewPath?
  private let screen: Int?
  private let strings: ConsoleStrings

  /// The drawing of a control that begins; `nil` unless all of the control is visible, on cells that nothing was drawn in.
  init?(of node: ControlNode, in rect: Rect, _ context: DrawingContext) {
    guard node.isRedrawable, !rect.isEmpty, context.clip.intersection(rect) == rect,
      context.isBlank(rect)
    else { return nil }
    (self.node, self.rect) = (node, rect)
    (style, surface) = (context.style, context.surface)
    (focus, screen, strings) = (context.focus, context.screen, context.strings)
  }

  /// Whether the status line that belongs to the drawing is as it would be drawn now.
  var answersAsRecorded: Bool { node.answersAsRecorded(strings) }

  /// Whether something that is drawn later covers a part of the control.
  func isCovered(by other: Rect) -> Bool { !rect.intersection(other).isEmpty }

  /// A point of the window as one of the control; `nil` if it is outside.
  func place(of point: Point) -> Point? {
    guard rect.contains(point) else { return nil }
    return Point(column: point.column - rect.origin.column, row: point.row - rect.origin.row)
  }

  /// Draws the control again, into a context with the canvas of the last frame.
  func draw(_ redrawing: ControlRedrawing, into context: inout DrawingContext) {
    (context.clip, context.style, context.surface) = (rect, style, surface)
    (context.focus, context.screen, context.strings) = (focus, screen, strings)
    (context.reach, context.control) = (.mouseAndKeys, node.path)
    context.canvas.cursor = nil
    context.showsLastDrawing = redrawing == .changes
    if redrawing == .control { context.erase(rect) }
    node.control.draw(in: rect, of: &context)
  }
}

extension DrawingContext {
  /// Forgets the drawing of the focused control if something covers it.
  @inline(__always) mutating func noteDrawing(in rect: Rect) {
    if let focusedDrawing, focusedDrawing.isCovered(by: rect) { self.focusedDrawing = nil }
  }

  /// As ``noteDrawing(in:)``, for text that begins at a point.
  @inline(__always) mutating func noteDrawing(right point: Point) {
    let end = clip.columns.upperBound
    noteDrawing(
      in: Rect(column: point.column, row: point.row, columns: end - point.column, rows: 1))
  }

  /// Whether nothing was drawn in a rectangle of the canvas.
  fileprivate func isBlank(_ rect: Rect) -> Bool {
    canvas.isUntouched(rect.rows)
      || canvas.isFilled(rect, with: .blank(palette.resolve(.plain, on: surface)))
  }
}
