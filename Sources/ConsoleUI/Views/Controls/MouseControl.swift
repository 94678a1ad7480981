/// A control that handles clicks; a click on any control gives it the focus first.
///
/// Points are relative to the top left corner of the control, in cells, and sizes are those in which it was drawn.
@MainActor public protocol MouseControl: Control {
  /// The buttons whose clicks it handles, the left one by default; those of others reach what is around it.
  var buttons: Set<MouseEvent.Button> { get }

  /// Handles a click: a button was pressed over it.
  func click(_ click: Click)

  /// Handles a mouse move with the button down, after a click on the control; does nothing by default.
  ///
  /// The point may lie outside of the control.
  func drag(to point: Point, in size: Size)
}

extension MouseControl {
  public var buttons: Set<MouseEvent.Button> { [.left] }

  public func drag(to point: Point, in size: Size) {}
}

/// A click on a control.
///
/// ```swift
/// func click(_ click: Click) {
///   if click.button == .left, click.count == 2 { didTapSave() }
/// }
/// ```
public struct Click: Sendable, Hashable {
  /// The button that was pressed.
  public var button: MouseEvent.Button
  /// How often it was pressed in the same cell, each time within half a second: 2 for a double click.
  public var count: Int
  /// The modifiers that were held; many terminals keep clicks with Shift for the selection of text.
  public var modifiers: KeyPress.Modifiers
  /// The cell, relative to the top left corner of the control.
  public var point: Point
  /// The size in which the control was drawn.
  public var size: Size

  /// Makes a click.
  public init(
    _ button: MouseEvent.Button = .left, count: Int = 1, modifiers: KeyPress.Modifiers = [],
    at point: Point, in size: Size
  ) {
    self.button = button
    self.count = count
    self.modifiers = modifiers
    self.point = point
    self.size = size
  }
}
