/// Operations on containers that are in no window: they keep what they are shown until they are attached.
extension Tree {
  /// Adds a screen to a container that is in no window.
  mutating func showPending(
    _ screen: any Presentable, in target: PresentationTarget, for coordinator: Coordinator?,
    isAlreadyShown: Bool, _ operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    if let coordinator { try checkOwner(coordinator, for: operation, engine: engine) }
    guard !isAlreadyShown else {
      if let coordinator { addRemovalCandidate(coordinator, engine: engine) }
      return
    }
    let container = target.container
    if let inner = screen as? Container, container.isPending(inside: inner) {
      throw operation.refusal(.cycle, about: screen)
    }
    let item = PendingContents.Item(screen: screen, coordinator: coordinator, modal: target.modal)
    container.pending.append(item, to: target.layer, hasTabs: container.hasTabs)
    container.linkPending(item)
    journal.append(.pendingShown(container, target.layer))
  }

  mutating func setPendingScreens(
    _ wanted: [any Presentable], in stack: NavigationController, for coordinator: Coordinator?,
    _ operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    if let coordinator { try checkOwner(coordinator, for: operation, engine: engine) }
    guard Set(wanted.map(ObjectIdentifier.init)).count == wanted.count else {
      throw operation.refusal(.screenAlreadyShown)
    }
    for case let inner as Container in wanted where stack.isPending(inside: inner) {
      throw operation.refusal(.cycle, about: inner)
    }
    var contents = stack.pending
    contents[.content] = wanted.map { screen in
      stack.pending.content.first { $0.screen === screen }
        ?? PendingContents.Item(screen: screen, coordinator: coordinator)
    }
    change(stack, to: contents, engine: engine)
  }

  mutating func popPending(
    _ stack: NavigationController, _ target: Operation.PopTarget, for operation: Operation,
    engine: Engine
  ) throws(CoordinatorDiagnostic) {
    try checkFilled(stack, for: operation)
    var contents = stack.pending
    let last =
      switch target {
      case .previous: max(contents.content.count - 1, 1)
      case .root: 1
      case .screen(let screen): try pendingIndex(of: screen, in: stack, for: operation) + 1
      }
    contents[.content] = Array(contents.content.prefix(last))
    change(stack, to: contents, engine: engine)
  }

  mutating func selectPending(
    _ tab: any Presentable, in tabs: TabBarController, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    var contents = tabs.pending
    contents.selected =
      contents.content[try pendingIndex(of: tab, in: tabs, for: operation)].screen
    change(tabs, to: contents, engine: engine)
  }

  mutating func removePendingTab(
    _ tab: any Presentable, from tabs: TabBarController, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    _ = try pendingIndex(of: tab, in: tabs, for: operation)
    var contents = tabs.pending
    contents.removeAll { $0.screen === tab && $0.modal == nil }
    change(tabs, to: contents, engine: engine)
  }

  mutating func dismissPending(
    _ modal: Modal, over container: Container, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    try checkFilled(container, for: operation)
    var contents = container.pending
    guard let index = contents.modals.lastIndex(where: { $0.modal === modal }) else { return }
    contents[.modals].removeSubrange(index...)
    change(container, to: contents, engine: engine)
  }

  /// Removes the screens that a coordinator which ends has shown in containers that are in no window.
  ///
  /// While the window closes, their other contents go too: they will never be shown.
  mutating func removePending(of coordinator: Coordinator, isClosing: Bool = false, engine: Engine)
  {
    for container in coordinator.pendingContainers.compactMap(\.container)
    where container.pending.contains(coordinator) {
      if isClosing { journal.append(.problem(container.neverShown)) }
      var contents = container.pending
      contents.removeAll { isClosing || $0.coordinator === coordinator }
      change(container, to: contents, engine: engine)
    }
  }

  /// Replaces the contents of a container; the coordinators whose last screen has left may be removed.
  private mutating func change(
    _ container: Container, to contents: PendingContents, engine: Engine
  ) {
    let before = container.pending
    container.setPending(contents)
    journal.append(.pendingChanged(container, previous: before))
    for coordinator in before.items.compactMap(\.coordinator) where !contents.contains(coordinator)
    {
      addRemovalCandidate(coordinator, engine: engine)
    }
  }

  /// Notes that a coordinator has lost a screen, or has shown none.
  private mutating func addRemovalCandidate(_ coordinator: Coordinator, engine: Engine) {
    switch coordinator.lifecycle {
    case .live(let owner, let id):
      guard owner === engine, coordinatorNodes[id].screens.count == 0,
        !coordinator.hasPendingScreens
      else { return }
      mark(id, hasLostPresentation: true)
      removalCandidates.append(id)
    case .notStarted, .waiting:
      engine.enqueue { coordinator.endUnattached() }
    case .rolledBack, .removed: break
    }
  }

  private func checkFilled(
    _ container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    guard !container.pending.isEmpty else {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
  }

  private func pendingIndex(
    of screen: any Presentable, in container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> Int {
    try checkFilled(container, for: operation)
    guard let index = container.pending.content.firstIndex(where: { $0.screen === screen }) else {
      throw operation.refusal(.screenNotFound, about: screen)
    }
    return index
  }

  /// Refuses a coordinator that can show nothing; one whose presenter is in this window joins the tree.
  private mutating func checkOwner(
    _ coordinator: Coordinator, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    switch coordinator.lifecycle {
    case .notStarted, .waiting:
      guard coordinator.presenterEngine === engine else { return }
      _ = try ownerID(of: coordinator, shownIn: nil, for: operation, engine: engine)
    case .live, .rolledBack, .removed:
      _ = try liveID(of: coordinator, for: operation, engine: engine)
    }
  }
}
