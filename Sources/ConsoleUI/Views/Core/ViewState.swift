/// The state of a view between two frames, such as a cursor or a scroll position.
///
/// A view gets its state from ``ElementTree/state(orMake:)``. Keys and the mouse change it; building and drawing a view do
/// not: what they find out, they store by ``ElementTree/afterDrawing(_:)`` and ``DrawingContext/afterDrawing(_:)``.
@MainActor public protocol ViewState: AnyObject {
  /// Whether the state is kept for a view at the same position that is shown again; false by default.
  var outlivesView: Bool { get }
}

extension ViewState {
  public var outlivesView: Bool { false }
}
