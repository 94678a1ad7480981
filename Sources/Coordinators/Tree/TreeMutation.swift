/// A mutation of the tree as the journal records it, with what a rollback needs.
enum TreeMutation {
  case containerOpened(ContainerID)
  case screenInserted(ScreenID)
  case screenRemoved(ScreenID)
  /// The coordinator of a screen joined the tree after it.
  case screenOwned(ScreenID)
  case screenMoved(ScreenID, previousBelow: ScreenID?)
  case coordinatorAdded(CoordinatorID)
  case coordinatorRemoved(CoordinatorID)
  case coordinatorGotContainer(CoordinatorID, ContainerID)
  case coordinatorLostContainer(CoordinatorID, ContainerID)
  case coordinatorMoved(CoordinatorID, parent: CoordinatorID?, after: CoordinatorID?)
  case tabSelected(ContainerID, previous: ScreenID?, isGoingBack: Bool)
  case detailChanged(ContainerID, previous: ColumnDetail)
  case coordinatorMarked(CoordinatorID, previous: (isFinishing: Bool, hasLostPresentation: Bool))
  /// A coordinator took over the removal handler of the one that it replaces.
  indirect case removalHandlerInherited(Coordinator)
  /// A coordinator is to start with a tab, or has started.
  indirect case startDeferred(Coordinator, previous: Container?)
  /// A container that is in no window was shown a screen.
  case pendingShown(Container, Layer, number: Int)
  /// The contents of a container that is in no window changed.
  indirect case pendingChanged(Container, previous: PendingContents)
  /// A coordinator that is in no tree was added to a parent that is in none either.
  indirect case coordinatorWaits(Coordinator, stateBefore: CoordinatorLifecycle)
  /// A coordinator that is in no tree was finished.
  indirect case coordinatorEnded(Coordinator, previous: CoordinatorLifecycle)
  /// Part of what a container was shown before it was attached is invalid.
  indirect case problem(CoordinatorDiagnostic)
}
