/// Follows how a frame draws each text, to find what the user cannot read as it was meant.
@MainActor package protocol DrawingObserver: AnyObject {
  /// `draw` draws a text that breaks itself into lines.
  func record(
    _ text: String, _ lines: TextLines, limit: TextLines.Limit?, in rect: Rect,
    _ context: inout DrawingContext, _ draw: (inout DrawingContext) -> Void)

  /// A text is written in one row.
  func write(_ written: String, at point: Point, in context: DrawingContext)

  /// An element is not drawn, because its rectangle is outside of the clip or empty.
  func skip(_ element: any Element, in rect: Rect, _ context: DrawingContext)

  /// `draw` draws a control.
  func record(
    _ control: ControlNode, in rect: Rect, _ context: inout DrawingContext,
    _ draw: (inout DrawingContext) -> Void)

  /// Something that is no text is drawn over a rectangle; `isFault` unless the user may well miss what is below, as below a
  /// panel that they close.
  func cover(_ rect: Rect, isFault: Bool)

  /// A panel is drawn over a screen, to which the user comes back.
  func putBehind(_ rect: Rect)
}
