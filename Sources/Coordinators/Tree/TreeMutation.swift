/// A mutation of the tree as the journal records it, with what a rollback needs.
enum TreeMutation {
  case containerOpened(ContainerID)
  case containerClosed(ContainerID)
  case screenInserted(ScreenID)
  case screenRemoved(ScreenID)
  case screenMoved(ScreenID, previousBelow: ScreenID?)
  case coordinatorAdded(CoordinatorID)
  case coordinatorRemoved(CoordinatorID)
  case coordinatorLostContainer(CoordinatorID, ContainerID)
  case tabSelected(ContainerID, previous: ScreenID?)
  case coordinatorMarked(CoordinatorID, previous: (isFinishing: Bool, hasLostPresentation: Bool))
}
