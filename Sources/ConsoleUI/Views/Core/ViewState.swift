/// The state of a view between two frames.
@MainActor protocol ViewState: AnyObject {
  /// Whether the state is kept for a view at the same path that is shown again.
  var outlivesView: Bool { get }

  /// A state that a spare drawing may change without an effect on this one.
  func copy() -> Self
}

extension ViewState {
  var outlivesView: Bool { false }
}
