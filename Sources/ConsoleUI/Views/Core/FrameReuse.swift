/// What a frame may take from the frame before it.
package enum FrameReuse {
  /// Nothing: anything may have changed.
  case none
  /// The views that are equal to what they were: closures of the program have run since then.
  case equalViews
  /// All views that are built as they become visible: only states of views have changed since then.
  case allViews
}
