/// How a change is told to those concerned, when it is done.
extension Engine {
  /// Tells a change, in the order that ``Presentable`` promises.
  func tell(_ change: Change) {
    change.deactivated?.willDisappear()
    change.activated?.willAppear()
    change.deactivated?.didDisappear()
    for coordinator in change.removedCoordinators {
      departed.append(coordinator)
      coordinator.tellRemoval()
    }
    for screen in change.removed {
      departed.append(screen)
      _ = asking.removeValue(forKey: ObjectIdentifier(screen))
      screen.didLeave()
    }
    for modal in change.dismissed { modal.didDismiss() }
    change.activated?.didAppear()
    if !change.isEmpty, !observers.all.isEmpty { tell(.changed(located(change))) }
    let objections = objections
    self.objections.removeAll()
    for objection in objections { tell(objection) }
    if isExitRequested {
      isExitRequested = false
      tell(.exitRequested)
      tree.appCoordinator?.exitRequested()
    }
  }

  /// The change with the positions of its screens, which only observers ask for.
  private func located(_ change: Change) -> Change {
    var change = change
    for screen in change.shown + change.moved + [change.activated].compactMap(\.self) {
      change.positions[ObjectIdentifier(screen)] = tree.position(of: screen)
    }
    return change
  }

  func tellEnd() {
    tell(.closed)
    // Nothing is kept of a closed window: its tree holds the root, and the root its engine.
    var tree = Tree(root: RootContainer())
    var observers = Observers()
    swap(&tree, &self.tree)
    swap(&observers, &self.observers)
  }

  /// Tells those who observe now, unless somebody cancels one of them meanwhile.
  private func tell(_ event: WindowEvent) {
    for observer in observers.all where observers.contains(observer.id) { observer.tell(event) }
  }

  func report(_ error: any Error, of operation: Operation) {
    if let diagnostic = error as? CoordinatorDiagnostic { return diagnostic.report() }
    let isTransaction = Request(operation: operation).isTransaction
    CoordinatorDiagnostic(
      isTransaction ? .transactionFailed : .startFailed, subject: operation.subject,
      detail: "\(error)"
    ).report()
  }
}

extension Coordinator {
  /// Tells that the coordinator was removed, once, and lets go of whoever was told.
  fileprivate func tellRemoval() {
    let told = removeCoordinator
    removeCoordinator = { _ in }
    isRemovalObserved = false
    told(self)
  }
}
