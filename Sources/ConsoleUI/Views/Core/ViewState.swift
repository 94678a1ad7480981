/// The state of a view between two frames.
@MainActor protocol ViewState: AnyObject {
  /// A state that a spare drawing may change without an effect on this one.
  func copy() -> Self
}
