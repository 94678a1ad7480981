/// One thing on the screen: what it says it is, how much room it wants, and how it is drawn.
///
/// Views are resolved into elements each time a screen is drawn; the picture and the description in
/// words are both made from them. Write one only for something that the views here cannot compose.
@MainActor public protocol Element {
  /// What this is, in words.
  var semantics: Semantics { get }

  /// The elements inside, in reading order.
  var children: [any Element] { get }

  /// How long this wants to be in a direction, when it may use the given room, in cells.
  ///
  /// For the vertical direction the width given is the one that it will have. For the horizontal
  /// direction the answer must not depend on the rows.
  func extent(along axis: Axis, in room: Size) -> Extent

  /// Draws this into its rectangle, which may be smaller than wished for, or empty.
  func draw(in rect: Rect, of context: inout DrawingContext)
}

extension Element {
  public var children: [any Element] { [] }
}
