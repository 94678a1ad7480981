/// A control that handles clicks; a click on any control gives it the focus first.
///
/// Points are relative to the top left corner of the control, in cells, and `size` is its drawn size.
@MainActor public protocol MouseControl: Control {
  /// Handles a click.
  func click(at point: Point, in size: Size)

  /// Handles a mouse move with the button down, after a click on the control; does nothing by default.
  ///
  /// The point may lie outside of the control.
  func drag(to point: Point, in size: Size)
}

extension MouseControl {
  public func drag(to point: Point, in size: Size) {}
}
