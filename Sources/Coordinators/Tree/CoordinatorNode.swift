typealias CoordinatorID = SlotMap<CoordinatorNode>.ID

/// A coordinator in the tree.
struct CoordinatorNode {
  let coordinator: Coordinator
  let window: WindowID
  var parent: CoordinatorID?
  /// The coordinator's state after a rollback; meaningless after the commit.
  var stateBefore: CoordinatorLifecycle
  /// Whether it was started directly and no parent has added it yet.
  var isAdopted: Bool
  /// The container of its presenter; `nil` if the presenter is not built in or its container is in no window.
  var container: ContainerID?
  var screens = LinkedLists<ScreenNode>.List()
  var children = LinkedLists<CoordinatorNode>.List()
  /// Whether the coordinator finished; it is removed at the next commit.
  var isFinishing = false
  /// Whether its container was removed or its last screen left: it does not wait for a next step of its flow.
  var hasLostPresentation = false
  /// Whether it was in the tree before the running transaction.
  var isCommitted = false
  /// `false` from the coordinator's removal until the commit.
  var isLinked = true
}
