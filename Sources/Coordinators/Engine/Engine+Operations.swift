extension Engine {
  /// Applies one operation within the running transaction.
  ///
  /// Closures of the program, such as `start()`, run here and not in ``Tree``: they may read the tree and make
  /// requests, which they could not while a mutating method of the tree runs.
  ///
  /// - Throws: a ``CoordinatorDiagnostic``, or the error of a `start()` or of a transaction's body. The
  ///   caller rolls back the mutations.
  func apply(_ operation: Operation) throws {
    // Starts and transactions nest; a function for all operations would have a stack frame of several kilobytes.
    switch operation {
    case .start(let child, let parent, let ticket):
      try start(child, under: parent, for: ticket, operation)
    case .startAdded(let child):
      guard tree.isStartable(child, engine: self) else { return }
      try callStart(of: child)
      restoreDeferredLines(of: child)
    case .replace(let old, let new): try replace(old, with: new, operation)
    case .transaction(let body, let committed, _):
      try body()
      if let committed { enqueue(committed) }
    default: try change(operation)
    }
  }

  /// Applies an operation that starts nothing.
  private func change(_ operation: Operation) throws {
    switch operation {
    case .show(let screen, let target, let coordinator, let isShown):
      var isAlreadyShown = false
      if let isShown, let top = target.topScreen { isAlreadyShown = isShown(top) }
      try tree.show(
        screen, in: target, for: coordinator, isAlreadyShown: isAlreadyShown, operation,
        engine: self)
    case .add(let child, let parent):
      try tree.addOrMove(child, under: parent, for: operation, engine: self)
    case .startWhenSelected(let child, let tab, let parent):
      try addUnstarted(child, under: parent, operation)
      tree.postpone(startOf: child, until: tab, engine: self)
    case .remove(let coordinator, let completion):
      try tree.remove(coordinator, for: operation, engine: self)
      guard let completion else { return }
      // Keeps the coordinator alive until it has reported its outcome.
      enqueue { withExtendedLifetime(coordinator, completion) }
    case .removeKeepingPosition(let coordinator):
      try tree.removeKeepingPosition(coordinator, for: operation, engine: self)
    case .pop(let stack, let target):
      try tree.pop(stack, target, for: operation, engine: self)
    case .setScreens(let change, let stack, let coordinator):
      try tree.setScreens(change, in: stack, for: coordinator, operation, engine: self)
    case .select(let tab, let tabs, let isGoingBack):
      try tree.select(tab, in: tabs, isGoingBack: isGoingBack, for: operation, engine: self)
    case .removeTab(let tab, let tabs):
      try tree.removeTab(tab, from: tabs, for: operation, engine: self)
      if tabs.node == nil { try removeUnstartedFlows(of: tab) }
    case .dismiss(let modal): try tree.dismiss(modal, for: operation, engine: self)
    case .bringToFront(let screen, let target, let coordinator):
      try tree.bringToFront(screen, in: target, for: coordinator, operation, engine: self)
    case .bringFlowToFront(let coordinator):
      try tree.bringToFront(coordinator, for: operation, engine: self)
    case .bringToFrontOrShow: preconditionFailure("a request whose closures were not called")
    case .removeScreen(let screen): try tree.remove(screen, for: operation)
    case .back: isExitRequested = true
    case .close: tree.close(engine: self)
    case .start, .startAdded, .replace, .transaction: break
    }
  }

  private func replace(_ old: Coordinator, with new: Coordinator, _ operation: Operation) throws {
    let parent = old.parent ?? old.awaitedParent
    try apply(.removeKeepingPosition(old))
    defer { tree.insertionPoint = nil }
    try tree.add(new, under: parent, for: operation, engine: self)
    tree.inheritRemovalHandler(from: old, to: new)
    try callStart(of: new)
    guard let modal = tree.modalOverEmptyPosition else { return }
    try join(Request(operation: .removeScreen(modal), bypassesGuards: bypassesGuards))
  }

  private func start(
    _ child: Coordinator, under parent: Coordinator?, for ticket: OutcomeTicket?,
    _ operation: Operation
  ) throws {
    if let ticket, !ticket.isAwaited { return }
    try addUnstarted(child, under: parent, operation)
    child.outcomeTicket = ticket
    try callStart(of: child)
    ticket?.observe()
  }

  /// Removes the coordinators that were to start with a tab of a tab bar in no window.
  private func removeUnstartedFlows(of tab: any Presentable) throws {
    for child in (tab as? Container)?.unstartedFlows ?? [] where !child.isFinishing {
      try (child.engine ?? self).perform(.remove(child, then: nil))
    }
  }

  private func addUnstarted(
    _ child: Coordinator, under parent: Coordinator?, _ operation: Operation
  ) throws {
    // Its `start()` was called directly, and a second one would show everything twice.
    if child.isUnattached, child.hasPendingScreens {
      throw operation.refusal(.coordinatorAlreadyAdded, about: child)
    }
    try tree.add(child, under: parent, for: operation, engine: self)
  }

  private func callStart(of coordinator: Coordinator) throws {
    let outer = starting
    starting = coordinator
    defer { starting = outer }
    coordinator.hasStarted = true
    tree.noteStart(of: coordinator, engine: self)
    try coordinator.start()
  }
}
