/// An action of the mouse, and the cell that it points at.
public struct MouseEvent: Sendable, Hashable {
  /// A button of the mouse.
  public enum Button: Sendable, Hashable {
    /// The left button.
    case left
    /// The middle button.
    case middle
    /// The right button.
    case right
  }

  /// What the user did with the mouse.
  public enum Action: Sendable, Hashable {
    /// A button was pressed.
    case press(Button)
    /// A button was released; nil from older terminals, which do not report which one.
    case release(Button?)
    /// The mouse moved to another cell with a button pressed.
    case drag(Button)
    /// The wheel turned up by one step.
    case scrollUp
    /// The wheel turned down by one step.
    case scrollDown
    /// The wheel turned to the left by one step.
    case scrollLeft
    /// The wheel turned to the right by one step.
    case scrollRight
  }

  /// What the user did.
  public var action: Action
  /// The cell, zero-based.
  public var point: Point
  /// The modifiers that were held.
  public var modifiers: KeyPress.Modifiers

  /// Makes an event at a cell.
  public init(_ action: Action, at point: Point, modifiers: KeyPress.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
