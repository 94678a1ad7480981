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
    case .startPostponed(let child):
      guard tree.isStartable(child) else { return }
      try callStart(of: child)
      restoreDeferredLines(of: child)
    case .replace(let old, let new): try replace(old, with: new, operation)
    case .transaction(let body, _, _): try body()
    default: try change(operation)
    }
  }

  /// Applies an operation that starts nothing.
  private func change(_ operation: Operation) throws {
    switch operation {
    case .show(let screen, let target, let coordinator, let isShown):
      var isAlreadyShown = false
      if let isShown, let top = target.topScreen { isAlreadyShown = isShown(top) }
      try tree.show(screen, in: target, for: coordinator, isAlreadyShown: isAlreadyShown, operation)
      if let filled = tree.newlyFilled { noteFilling(of: filled, for: coordinator) }
    case .add(let child, let parent):
      try tree.addOrMove(child, under: parent, for: operation)
    case .startWhenSelected(let child, let tab, let parent):
      try addUnstarted(child, under: .coordinator(parent), operation)
      tree.postpone(startOf: child, until: tab)
    case .remove(let coordinator, let removal):
      try tree.remove(coordinator, removal, for: operation)
    case .pop(let stack, let target):
      try tree.pop(stack, target, for: operation)
    case .setScreens(let change, let stack, let coordinator):
      try tree.setScreens(change, in: stack, for: coordinator, operation)
      if let filled = tree.newlyFilled { noteFilling(of: filled, for: coordinator) }
    case .select(let tab, let tabs, let isGoingBack):
      try tree.select(tab, in: tabs, isGoingBack: isGoingBack, for: operation)
    case .removeTab(let tab, let tabs):
      try tree.removeTab(tab, from: tabs, for: operation)
    case .dismiss(let modal): try tree.dismiss(modal, for: operation)
    case .bringToFront(let screen, let target, let coordinator):
      try tree.bringToFront(screen, in: target, for: coordinator, operation)
    case .bringFlowToFront(let coordinator):
      try tree.bringToFront(coordinator, for: operation)
    case .bringToFrontOrShow: preconditionFailure("a request whose closures were not called")
    case .removeScreen(let screen, let isAlone):
      try tree.remove(screen, isAlone: isAlone, for: operation)
    case .back(let window):
      guard let id = window.id else { return }
      exitRequests.append(window)
      tree.touch(id)
    case .close(let window): if let id = window.id { tree.close(id) }
    case .start, .startPostponed, .replace, .transaction, .discard: break
    }
  }

  private func replace(_ old: Coordinator, with new: Coordinator, _ operation: Operation) throws {
    let (parent, window) = (old.parent ?? old.awaitedParent, old.windowState)
    try apply(.remove(old, .keepingPosition))
    defer { tree.insertionPoint = nil }
    guard
      let position = parent.map(Operation.Parent.coordinator) ?? window.map(Operation.Parent.window)
    else { throw operation.refusal(.coordinatorNotStarted, about: old) }
    try tree.add(new, under: position, for: operation)
    tree.inheritRemovalHandler(from: old, to: new)
    try callStart(of: new)
    guard let modal = tree.modalOverEmptyPosition else { return }
    try carryOut(Request(operation: .removeScreen(modal), bypassesGuards: bypassesGuards))
  }

  private func start(
    _ child: Coordinator, under parent: Operation.Parent, for ticket: OutcomeTicket?,
    _ operation: Operation
  ) throws {
    if let ticket, !ticket.isAwaited { return }
    try addUnstarted(child, under: parent, operation)
    child.outcomeTicket = ticket
    try callStart(of: child)
    ticket?.observe()
  }

  /// Remembers the window of the coordinator, or of the call or the event, that fills a container in no window first.
  private func noteFilling(of container: ContainerID, for coordinator: Coordinator?) {
    tree.newlyFilled = nil
    tree.containerNodes[container].fillingWindow =
      coordinator?.concernedWindow ?? runningWindow ?? WindowState.handlingEvent
  }

  private func addUnstarted(
    _ child: Coordinator, under parent: Operation.Parent, _ operation: Operation
  ) throws {
    // Its `start()` was called directly, and a second one would show everything twice.
    if child.isOutside, !child.screens.isEmpty {
      throw operation.refusal(.coordinatorAlreadyAdded, about: child)
    }
    try tree.add(child, under: parent, for: operation)
  }

  private func callStart(of coordinator: Coordinator) throws {
    let outer = starting
    starting = coordinator
    defer { starting = outer }
    coordinator.hasStarted = true
    tree.noteStart(of: coordinator)
    try coordinator.start()
  }
}
