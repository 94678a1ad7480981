/// A mutation of the tree as the journal records it, with what a rollback needs.
///
/// `discarded` holds the objects in it, too, so that emptying the journal releases nothing.
enum TreeMutation {
  case screenInserted(ScreenID)
  case screenRemoved(ScreenID)
  case screenMoved(ScreenID, previousBelow: ScreenID?)
  /// A container has come into a window, with the screens up to a showing.
  case containerEntered(ContainerID, showing: Int)
  /// A container is about to leave a window.
  case containerLeft(ContainerID, wasInFront: Bool)
  case coordinatorAdded(CoordinatorID)
  case coordinatorRemoved(CoordinatorID)
  /// A coordinator that was in no window has joined one, or was added to a parent that is in none either.
  case coordinatorJoined(CoordinatorID, hadParent: Bool)
  case coordinatorLostContainer(CoordinatorID, ContainerID)
  case coordinatorMoved(CoordinatorID, parent: CoordinatorID?, after: CoordinatorID?)
  case tabSelected(ContainerID, previous: ScreenID?, isGoingBack: Bool)
  case detailChanged(ContainerID, previous: ColumnDetail)
  case coordinatorMarked(CoordinatorID, previous: (isFinishing: Bool, hasLostPresentation: Bool))
  /// A coordinator took over the removal handler of the one that it replaces.
  indirect case removalHandlerInherited(Coordinator)
  /// A property of a window or coordinator was set that saved states are made of.
  indirect case propertySet(undo: () -> Void)
  /// A coordinator is to start with a tab, or has started.
  indirect case startTabChanged(Coordinator, previous: Container?)
  /// Part of what has come into a window with a container may not be there.
  indirect case problem(CoordinatorDiagnostic, WindowID)
}
