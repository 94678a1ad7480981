typealias CoordinatorID = SlotMap<CoordinatorNode>.ID

/// A coordinator in the tree.
struct CoordinatorNode {
  let coordinator: Coordinator
  let parent: CoordinatorID?
  /// Whether the coordinator had been in a tree before and was removed.
  let wasRemovedBefore: Bool
  /// The container of its presenter; `nil` if the presenter is not built in or the container was removed.
  var container: ContainerID?
  var screens = LinkedLists<ScreenNode>.List()
  var children = LinkedLists<CoordinatorNode>.List()
  /// Whether the coordinator finished; it is removed at the next commit.
  var isFinishing = false
  /// Whether its container was removed or its last screen left: it does not wait for a next step of its flow.
  var hasLostPresentation = false
  /// `false` from the coordinator's removal until the commit.
  var isLinked = true
}
