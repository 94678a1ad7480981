/// What a frame may take from the frame before it.
package enum FrameReuse {
  /// Nothing: anything may have changed.
  case none
  /// The views that are equal to what they were: closures of the program have run since then.
  case equalViews
  /// All views that are built as they become visible: only states of views have changed since then.
  case allViews
}

/// What a frame is built on.
struct FrameBasis {
  /// What it may take from the frame before it.
  var reuse = FrameReuse.none
  /// The epoch in which the models that it reads are tracked: what was built in an earlier one may have missed a change.
  var epoch = 0
  /// The number of frames that were built from nothing: what is older is not reused.
  var generation = 0
  /// The time that the console follows.
  var clock = ConsoleClock.system
}
