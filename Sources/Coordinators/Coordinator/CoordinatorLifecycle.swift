/// Whether a coordinator is in a tree, and its position there.
enum CoordinatorLifecycle {
  case notStarted
  case live(Engine, CoordinatorID)
  case removed
}
