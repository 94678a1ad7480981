/// A control that the wheel of the mouse scrolls, also while it does not have the focus.
@MainActor public protocol ScrollingControl: Control {
  /// Scrolls by a step of the wheel, 1 is down and -1 is up; `false` passes it on to the enclosing control.
  func scroll(by steps: Int) -> Bool

  /// Scrolls by a step of the wheel sideways, or of the wheel with Shift, 1 is right and -1 is left; `false`, as by
  /// default, passes it on to the enclosing control.
  func scrollHorizontally(by steps: Int) -> Bool

  /// How far the content is scrolled, for the status line, such as `25 %`; `nil`, as by default, says nothing.
  var place: String? { get }
}

extension ScrollingControl {
  public var place: String? { nil }

  public func scrollHorizontally(by steps: Int) -> Bool { false }
}
