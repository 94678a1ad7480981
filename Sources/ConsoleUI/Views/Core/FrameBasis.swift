/// What a frame is built on.
struct FrameBasis {
  /// What it may take from the frame before it.
  var reuse = FrameReuse.none
  /// The epoch in which the models that it reads are tracked: what was built in an earlier one may have missed a change.
  var epoch = 0
}
