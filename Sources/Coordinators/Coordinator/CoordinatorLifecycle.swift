/// Whether a coordinator is in a tree, and its position there.
enum CoordinatorLifecycle {
  case notStarted
  /// Added to a parent that is in no tree yet; joins the parent's tree when one of them shows a screen in it.
  case waiting(under: Coordinator)
  case live(CoordinatorID)
  /// Its start was rolled back, so its remaining calls must show nothing.
  case rolledBack
  case removed
}
