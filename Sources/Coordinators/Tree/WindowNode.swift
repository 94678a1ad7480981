typealias WindowID = SlotMap<WindowNode>.ID

/// An open window in the tree.
struct WindowNode {
  let state: WindowState
  /// The node of its root container, from `Tree.open(_:)` on.
  var root: ContainerID?
  /// The coordinators that the window started.
  var roots = LinkedLists<CoordinatorNode>.List()
  /// The active screen at the last commit.
  var committedActive: ScreenID?
  /// The outermost container in front of the user whose screens have changed since then.
  var outermostChange: ContainerID?
  /// The index of its change if the running transaction concerns it, and another one before it.
  var change: Int?

  init(state: WindowState) { self.state = state }
}
