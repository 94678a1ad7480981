/// What the reader does with the mouse, and the cell that it points at.
public struct MouseEvent: Sendable, Hashable {
  public enum Button: Sendable, Hashable {
    case left
    case middle
    case right
  }

  public enum Action: Sendable, Hashable {
    case press(Button)
    /// A button was let go; older terminals do not say which.
    case release(Button?)
    /// The mouse moved to another cell while a button was pressed.
    case drag(Button)
    case scrollUp
    case scrollDown
  }

  public var action: Action
  public var point: Point
  public var modifiers: KeyPress.Modifiers

  public init(_ action: Action, at point: Point, modifiers: KeyPress.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }
}
