/// Operations on containers that are in no window: they keep what they are shown until they are attached.
extension Tree {
  /// Adds a screen to a container that is in no window.
  mutating func showPending(
    _ screen: any Presentable, in target: PresentationTarget, for coordinator: Coordinator?,
    isAlreadyShown: Bool, _ operation: Operation
  ) throws(CoordinatorDiagnostic) {
    if let coordinator { try checkOwner(coordinator, for: operation) }
    guard !isAlreadyShown else {
      return noteAlreadyPending(in: target, for: coordinator)
    }
    let container = target.container
    try checkNotPending(screen, in: container, for: operation)
    if let coordinator { noteStart(of: coordinator) }
    let item = PendingContents.Item(
      screen: screen, coordinator: coordinator, modal: target.modal, detail: target.detail)
    if let point = insertionPoint, point.container == ObjectIdentifier(container),
      target.layer == .content
    {
      return insertPending(item, in: container, at: point)
    }
    if let detail = target.detail, container.isColumn {
      return showPending(detail, item, in: container)
    }
    container.pending.append(item, to: target.layer, selectsFirst: container.role == .tabs)
    container.linkPending(item)
    journal.append(.pendingShown(container, target.layer))
    if container.pending.selected === screen { notePendingSelection(in: container) }
  }

  /// Selects the column of a detail that has shown nothing, and removes its coordinator if that has no screens.
  mutating func noteAlreadyPending(in target: PresentationTarget, for coordinator: Coordinator?) {
    if target.detail?.isSelected == true { selectPendingColumn(target.container) }
    if case .live(let id)? = coordinator?.lifecycle {
      removalCandidates.append(id)
    } else if let coordinator {
      addRemovalCandidate(coordinator)
    }
  }

  /// Adds a screen of a detail to a column that is in no window; the first one replaces what is in the column.
  private mutating func showPending(
    _ detail: Detail, _ item: PendingContents.Item, in column: Container
  ) {
    var contents = column.pending
    let isFirst = contents.content.first?.detail !== detail
    // Modals leave with what they cover; over an empty column they stay.
    if isFirst, !contents.content.isEmpty { contents.removeAll { _ in true } }
    contents[.content].append(item)
    change(column, to: contents)
    if isFirst, detail.isSelected { selectPendingColumn(column) }
  }

  /// Selects a column of a split view that is in no window.
  private mutating func selectPendingColumn(_ column: Container) {
    guard let split = (column as? NavigationController)?.split else { return }
    var selection = split.pending
    selection.selected = column
    change(split, to: selection)
  }

  mutating func setPendingScreens(
    _ wanted: [any Presentable], in stack: NavigationController, for coordinator: Coordinator?,
    _ operation: Operation
  ) throws(CoordinatorDiagnostic) {
    if let coordinator { try checkOwner(coordinator, for: operation) }
    guard Set(wanted.map(ObjectIdentifier.init)).count == wanted.count else {
      throw operation.refusal(.screenAlreadyShown)
    }
    for screen in wanted where !stack.pending.content.contains(where: { $0.screen === screen }) {
      try checkNotPending(screen, in: stack, for: operation)
      if let coordinator { noteStart(of: coordinator) }
    }
    var contents = stack.pending
    contents[.content] = wanted.map { screen in
      stack.pending.content.first { $0.screen === screen }
        ?? PendingContents.Item(screen: screen, coordinator: coordinator)
    }
    change(stack, to: contents)
  }

  /// Inserts a screen of a replacement where the replaced ones were.
  private mutating func insertPending(
    _ item: PendingContents.Item, in container: Container, at point: InsertionPoint
  ) {
    var contents = container.pending
    let below = contents.content.firstIndex { $0.id == point.below }
    contents[.content].insert(item, at: below.map { $0 + 1 } ?? 0)
    if container.role == .tabs, point.wasSelected || contents.selected == nil {
      contents.selected = item.screen
    }
    change(container, to: contents)
    insertionPoint?.below = item.id
  }

  /// The position of the oldest screen that a coordinator has shown in containers which are in no window.
  func pendingPosition(of coordinator: Coordinator) -> InsertionPoint? {
    var (position, oldest) = (InsertionPoint?.none, Int.max)
    for container in coordinator.pendingContainers.compactMap(\.container) {
      let items = container.pending.content
      for (index, item) in items.enumerated() where item.coordinator === coordinator {
        guard item.number < oldest else { continue }
        oldest = item.number
        position = InsertionPoint(
          container: ObjectIdentifier(container), below: index > 0 ? items[index - 1].id : nil,
          wasSelected: container.pending.selected === item.screen)
      }
    }
    return position
  }

  mutating func popPending(
    _ stack: NavigationController, _ target: Operation.PopTarget, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    try checkFilled(stack, for: operation)
    var contents = stack.pending
    let last =
      switch target {
      case .previous: max(contents.content.count - 1, 1)
      case .root: 1
      case .screen(let screen): try pendingIndex(of: screen, in: stack, for: operation) + 1
      case .topmost: preconditionFailure("a request whose closures were not called")
      }
    contents[.content] = Array(contents.content.prefix(last))
    change(stack, to: contents)
  }

  mutating func selectPending(
    _ tab: any Presentable, in tabs: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    if let column = tab as? NavigationController, column.split === tabs {
      return selectPendingColumn(column)
    }
    var contents = tabs.pending
    contents.selected = contents.content[try pendingIndex(of: tab, in: tabs, for: operation)].screen
    // Its start may have failed before.
    if contents.selected === tabs.pending.selected { notePendingSelection(in: tabs) }
    change(tabs, to: contents)
  }

  mutating func removePendingTab(
    _ tab: any Presentable, from tabs: TabBarController, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    _ = try pendingIndex(of: tab, in: tabs, for: operation)
    var contents = tabs.pending
    contents.removeAll { $0.screen === tab && $0.modal == nil }
    change(tabs, to: contents)
  }

  mutating func dismissPending(
    _ modal: Modal, over container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    try checkFilled(container, for: operation)
    var contents = container.pending
    guard let index = contents.modals.lastIndex(where: { $0.modal === modal }) else { return }
    contents[.modals].removeSubrange(index...)
    change(container, to: contents)
  }

  /// Finishes a coordinator that is in no tree, after the children that wait for it.
  mutating func end(_ coordinator: Coordinator) {
    for coordinator in coordinator.waitingSubtree.reversed() {
      journal.append(.coordinatorEnded(coordinator, previous: coordinator.lifecycle))
      coordinator.lifecycle = .removed
      if let tab = coordinator.tabToStartWith { release(coordinator, from: tab) }
      removePending(of: coordinator)
      Engine.shared.enqueue { coordinator.callRemovalHandler() }
    }
  }

  /// Reports each container whose screens are lost because other coordinators end than those that showed them.
  mutating func reportLostScreens(of coordinators: some Sequence<CoordinatorID>) {
    var reported: Set<ObjectIdentifier> = []
    for (coordinator, window) in coordinators.map({
      (coordinatorNodes[$0].coordinator, coordinatorNodes[$0].window)
    }) {
      for container in coordinator.pendingContainers.compactMap(\.container)
      where container.pending.contains(coordinator)
        && reported.insert(ObjectIdentifier(container)).inserted
      {
        journal.append(.problem(container.neverShown, window))
      }
    }
  }

  /// Removes the screens that a coordinator which ends has shown in containers that are in no window.
  ///
  /// While the window closes, their other contents go too: they will never be shown.
  mutating func removePending(of coordinator: Coordinator, isClosing: Bool = false) {
    for container in coordinator.pendingContainers.compactMap(\.container)
    where container.pending.contains(coordinator) {
      var contents = container.pending
      contents.removeAll { isClosing || $0.coordinator === coordinator }
      change(container, to: contents)
    }
  }

  /// Replaces the contents of a container; the coordinators whose last screen has left may be removed.
  mutating func change(_ container: Container, to contents: PendingContents) {
    let before = container.pending
    var contents = contents
    if container.isColumn, contents.content.isEmpty, !before.content.isEmpty,
      insertionPoint?.container != ObjectIdentifier(container)
    {
      // As in a window, where they would cover nothing.
      contents[.modals] = []
    }
    container.setPending(contents)
    let ids = before.content.map(\.id)
    if let below = insertionPoint?.below, insertionPoint?.container == ObjectIdentifier(container),
      let index = ids.firstIndex(of: below)
    {
      let kept = Set(contents.content.map(\.id))
      insertionPoint?.below = ids[...index].last(where: kept.contains)
    }
    journal.append(.pendingChanged(container, previous: before))
    if before.selected !== contents.selected { notePendingSelection(in: container) }
    for coordinator in before.items.compactMap(\.coordinator) where !contents.contains(coordinator)
    {
      addRemovalCandidate(coordinator)
    }
  }

  /// Notes that a coordinator has lost a screen, or has shown none.
  mutating func addRemovalCandidate(_ coordinator: Coordinator) {
    switch coordinator.lifecycle {
    case .live(let id):
      guard coordinatorNodes[id].screens.count == 0, !coordinator.hasPendingScreens else { return }
      mark(id, hasLostPresentation: true)
      removalCandidates.append(id)
    case .notStarted, .waiting:
      Engine.shared.enqueue { coordinator.endUnattached() }
    case .rolledBack, .removed: break
    }
  }

  /// Checks that a container waits in no other one and would not contain itself.
  private func checkNotPending(
    _ screen: any Presentable, in container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    guard let inner = screen as? Container else { return }
    if container.isPending(inside: inner) { throw operation.refusal(.cycle, about: inner) }
    if inner.pendingHost != nil || inner.isColumn {
      throw operation.refusal(.screenAlreadyShown, about: inner)
    }
  }

  private func checkFilled(
    _ container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    guard !container.pending.isEmpty else {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
  }

  func pendingIndex(
    of screen: any Presentable, in container: Container, for operation: Operation
  ) throws(CoordinatorDiagnostic) -> Int {
    try checkFilled(container, for: operation)
    guard let index = container.pending.content.firstIndex(where: { $0.screen === screen }) else {
      throw operation.refusal(.screenNotFound, about: screen)
    }
    return index
  }

  /// Refuses a coordinator that can show nothing; one whose presenter is in a window joins the tree.
  mutating func checkOwner(
    _ coordinator: Coordinator, for operation: Operation
  ) throws(CoordinatorDiagnostic) {
    switch coordinator.lifecycle {
    case .notStarted, .waiting:
      guard let container = attachedContainer(of: coordinator) else { return }
      let window = containerNodes[container].window
      _ = try ownerID(of: coordinator, in: window, shownIn: nil, for: operation)
    case .live, .rolledBack, .removed:
      _ = try liveID(of: coordinator, for: operation)
    }
  }
}
