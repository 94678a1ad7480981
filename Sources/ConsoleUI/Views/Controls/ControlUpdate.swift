/// What a ``RedrawableControl`` may use while it is drawn without its screen.
@MainActor package struct ControlUpdate {
  private let basis: FrameBasis
  private(set) var resumed: [LazyViews] = []

  init(basis: FrameBasis) { self.basis = basis }

  /// Lets the control build further views, such as the rows of a list, and take those that it has built before.
  package mutating func resume(_ views: LazyViews) {
    views.resumeFrame(basis)
    resumed.append(views)
  }
}
