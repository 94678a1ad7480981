/// A control that is drawn again without the rest of the screen, after a key that has changed its states only.
///
/// The key has answered ``KeyResponse/changeState(_:)``. After clicks, other answers and changes of models, and for other
/// controls, the whole screen is built and drawn again.
///
/// The control is the same value as before the key: read the ``ViewState`` in each requirement, such as
/// ``Element/draw(in:of:)``, ``Control/response(to:)`` and ``Element/semantics``, and copy nothing of it into properties.
@MainActor package protocol RedrawableControl: Control {
  /// What must be drawn again now that the states have changed.
  ///
  /// Return ``ControlRedrawing/screen`` if the control takes another room, begins or ends to take text, can be searched from
  /// now on or no longer, has work left to find something, or if views beside it depend on its states.
  ///
  /// Nothing calls this for a control that is inside another one or a scroll view, animated, covered, or not visible as a
  /// whole; one in stacks, boxes and frames is as good as alone. A control that draws others inside of it is drawn with the
  /// whole screen.
  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing
}

/// What must be drawn again after a change of the states of a control.
package enum ControlRedrawing: Sendable {
  /// The whole screen: the control may take another room, or other views depend on it.
  case screen
  /// The control, whose rectangle is blank.
  case control
  /// What has changed in the control, whose rectangle shows what it drew last, without the cursor; see
  /// ``DrawingContext/showsLastDrawing``.
  case changes
}
