/// A node of the screen: its semantics, the size it requests, and its drawing.
///
/// Each drawing of a screen resolves its views into elements. The drawn screen, the outline and the linear
/// form are all made from the elements. Implement one only for something that the existing views cannot
/// compose.
@MainActor public protocol Element {
  /// The meaning of the element for descriptions in words.
  var semantics: Semantics { get }

  /// The elements inside, in reading order.
  var children: [any Element] { get }

  /// The length that the element requests along an axis if `room` is available, in cells.
  ///
  /// For the vertical axis, `room.columns` is the width that the element will get. For the horizontal axis,
  /// the result must not depend on `room.rows`.
  func extent(along axis: Axis, in room: Size) -> Extent

  /// Draws the element into its rectangle, which may be smaller than requested, or empty.
  func draw(in rect: Rect, of context: inout DrawingContext)
}

extension Element {
  public var children: [any Element] { [] }
}
