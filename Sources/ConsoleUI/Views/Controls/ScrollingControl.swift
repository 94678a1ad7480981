/// A control that the wheel of the mouse scrolls, also while it does not have the focus.
@MainActor public protocol ScrollingControl: Control {
  /// Scrolls by steps of the wheel, positive is down; `false` passes them on to the enclosing control.
  func scroll(by steps: Int) -> Bool
}
