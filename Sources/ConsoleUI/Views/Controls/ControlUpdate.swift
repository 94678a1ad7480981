/// What a ``RedrawableControl`` may use while it is drawn without its screen.
@MainActor package struct ControlUpdate {
  private let epoch: Int
  private(set) var resumed: [LazyViews] = []

  init(epoch: Int) { self.epoch = epoch }

  /// Lets the control build further views, such as the rows of a list, and take those that it has built before.
  package mutating func resume(_ views: LazyViews) {
    views.resumeFrame(epoch: epoch)
    resumed.append(views)
  }
}
