/// A control that is drawn again without the rest of the screen, after a key that has changed its states only.
///
/// The key has answered ``KeyResponse/changeState(_:)``. Other controls are built and drawn again with their screen.
@MainActor public protocol RedrawableControl: Control {
  /// Makes the control show its states as they are now, as if its view had been built again.
  ///
  /// Use the tree for ``ElementTree/afterDrawing(_:)`` and ``ElementTree/resumeLazyViews(_:)``; what they store is dropped if
  /// the screen is built instead, as it is after an ``ElementTree/report(_:)``. Return ``ControlRedrawing/screen`` if the
  /// control takes another room, names another part to keep visible, begins or ends to take text, has work left to find
  /// something, or if views beside it depend on its states.
  ///
  /// Nothing calls this for a control inside another one, such as a scroll view, or one that is animated, covered or not
  /// visible as a whole. A control that draws others inside of it is drawn with the whole screen.
  func update(in tree: inout ElementTree) -> ControlRedrawing
}

/// What must be drawn again after a change of the states of a control.
public enum ControlRedrawing: Sendable {
  /// The whole screen: the control may take another room, or other views depend on it.
  case screen
  /// The control, whose rectangle is blank.
  case control
  /// What has changed in the control, whose rectangle shows what it drew last, without the cursor; see
  /// ``DrawingContext/showsLastDrawing``.
  case changes
}
