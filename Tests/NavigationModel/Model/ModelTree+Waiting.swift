/// Containers in no window keep what they are shown until they are attached.
extension ModelTree {
  func contents(of container: ScreenName) -> ModelContents { waiting[container] ?? .init() }

  /// What a container has, in the window or not.
  func summary(of container: ScreenName) -> [Int] {
    let node = node(container)
    return node.content.map(\.id) + [-1] + node.modals.map(\.id) + [-1, node.selected ?? -1]
  }

  func waits(_ flow: Int) -> Bool {
    waiting.values.contains { $0.items.contains { $0.owner == flow } }
  }

  /// Applies an action on a container that is in no window.
  mutating func applyWaiting(_ action: Action) throws(Refusal) {
    switch action {
    case .pop(let stack), .popToRoot(let stack):
      var contents = try filled(stack)
      var count = 1
      if case .pop = action { count = max(contents.content.count - 1, 1) }
      contents.content = Array(contents.content.prefix(count))
      update(stack, contents)
    case .popTo(let screen, let stack):
      var contents = try filled(stack)
      contents.content = Array(contents.content[...(try index(of: screen, in: contents))])
      update(stack, contents)
    case .dismiss(let presenter):
      let target = target(of: presenter)
      var contents = try filled(target.container)
      guard let index = contents.modals.lastIndex(where: { $0.modal == target.modal })
      else { return }
      contents.modals.removeSubrange(index...)
      update(target.container, contents)
    case .select(let column, let split) where column.split == split:
      selectWaiting(column, in: split)
    case .select(let tab, let tabs):
      var contents = try filled(tabs)
      _ = try index(of: tab, in: contents)
      let isNew = contents.selected != tab.id
      contents.selected = tab.id
      update(tabs, contents)
      if !isNew { noteSelection(in: tabs) }
    case .removeTab(let tab, let tabs):
      _ = try index(of: tab, in: filled(tabs))
      for flow in unstartedFlows(of: tab) where flows[flow]?.isFinishing == false {
        removeFlow(flow)
      }
      var contents = try filled(tabs)
      contents.removeAll { $0.screen == tab && $0.modal == nil }
      update(tabs, contents)
    default: preconditionFailure("an action on another container")
    }
  }

  mutating func showWaiting(
    _ screen: ScreenName, in target: ModelTarget, for owner: Int?
  ) throws(Refusal) {
    let container = target.container
    // One that was started directly joins the tree together with the container.
    if let owner, unattached[owner] == nil { try checkLive(owner) }
    try checkNotWaiting(screen, in: container)
    var contents = contents(of: container)
    if let owner { noteStart(of: owner) }
    let before = contents.selected
    let item = newItem(screen, in: target, for: owner)
    if target.modal != nil {
      contents.modals.append(item)
    } else if let point = change.insertionPoint, point.container == container.id {
      let below = point.below.last { id in contents.content.contains { $0.screen.id == id } }
      let index = contents.content.firstIndex { $0.screen.id == below }
      contents.content.insert(item, at: index.map { $0 + 1 } ?? 0)
      change.insertionPoint?.below.append(screen.id)
      if point.wasSelected { contents.selected = screen.id }
    } else if let detail = target.detail, container.kind == .column {
      return showWaiting(item, of: detail, in: container)
    } else {
      contents.content.append(item)
    }
    if target.modal == nil, container.kind == .tabs, contents.selected == nil {
      contents.selected = screen.id
    }
    if container.isStack { contents.selected = nil }
    waiting[container] = contents
    if contents.selected != before { noteSelection(in: container) }
  }

  mutating func setWaitingScreens(
    _ wanted: [ScreenName], in stack: ScreenName, for owner: Int?
  ) throws(Refusal) {
    if let owner { try checkLive(owner) }
    guard Set(wanted).count == wanted.count else { throw .screenAlreadyShown }
    var contents = contents(of: stack)
    var items: [ModelContents.Item] = []
    for screen in wanted {
      if let item = contents.content.first(where: { $0.screen == screen }) {
        items.append(item)
      } else {
        try checkNotWaiting(screen, in: stack)
        if let owner { noteStart(of: owner) }
        items.append(newItem(screen, in: ModelTarget(container: stack), for: owner))
      }
    }
    contents.content = items
    update(stack, contents)
  }

  /// Reports each container in which one of these coordinators loses a screen.
  mutating func reportLostScreens(of lost: some Sequence<Int>) {
    let lost = Set(lost)
    for contents in waiting.values
    where contents.items.contains(where: { $0.owner.map(lost.contains) == true }) {
      change.problems.append(.neverShown)
    }
  }

  /// Removes the screens that a coordinator has shown in containers in no window; while the window closes, their
  /// other screens too.
  mutating func removeWaiting(of flow: Int, isClosing: Bool) {
    for (container, before) in waiting where before.items.contains(where: { $0.owner == flow }) {
      var contents = before
      contents.removeAll { isClosing || $0.owner == flow }
      update(container, contents)
    }
  }

  /// The position of the oldest screen that a coordinator has shown in containers in no window.
  func waitingPosition(of flow: Int) -> InsertionPoint? {
    let positions = waiting.flatMap { container, contents in
      contents.content.enumerated().filter { $0.element.owner == flow }.map { (container, $0) }
    }
    guard
      let (container, (index, item)) = positions.min(by: {
        $0.1.element.number < $1.1.element.number
      })
    else { return nil }
    return InsertionPoint(
      container: container.id,
      below: waiting[container]?.content.prefix(index).map(\.screen.id) ?? [],
      wasSelected: waiting[container]?.selected == item.screen.id)
  }

  private mutating func update(_ container: ScreenName, _ contents: ModelContents) {
    let before = waiting[container]
    var contents = contents
    if container.kind == .column, contents.content.isEmpty, before?.content.isEmpty == false,
      change.insertionPoint?.container != container.id
    {
      contents.modals = []
    }
    waiting[container] = contents.isEmpty ? nil : contents
    if before?.selected != contents.selected { noteSelection(in: container) }
    for owner in before?.items.compactMap(\.owner) ?? []
    where !contents.items.contains(where: { $0.owner == owner }) { noteLoss(of: owner) }
  }

  /// A coordinator has lost a screen in a container in no window.
  mutating func noteLoss(of flow: Int) {
    if unattached[flow] != nil { change.calls.append(ModelRequest(action: .endUnattached(flow))) }
    if flows[flow]?.screens.isEmpty == true, !waits(flow) {
      flows[flow]?.hasLostPresentation = true
    }
  }

  private mutating func newItem(
    _ screen: ScreenName, in target: ModelTarget, for owner: Int?
  ) -> ModelContents.Item {
    itemCount += 1
    return ModelContents.Item(
      screen: screen, owner: owner, modal: target.modal, detail: target.detail,
      anchor: target.anchor, number: itemCount)
  }

  /// The container in no window that a container was shown in.
  func waitingHost(of container: ScreenName) -> ScreenName? {
    container.split
      ?? waiting.first { $0.value.items.contains { $0.screen == container } }?.key
  }

  /// Adds a screen of a detail to a column in no window; the first one replaces everything in it.
  private mutating func showWaiting(
    _ item: ModelContents.Item, of detail: DetailName, in column: ScreenName
  ) {
    var contents = contents(of: column)
    let isFirst = contents.content.first?.detail != detail
    if isFirst, !contents.content.isEmpty { contents = .init() }
    contents.content.append(item)
    update(column, contents)
    if isFirst, detail.isSelected { selectColumn(column) }
  }

  /// A column of a split view in no window may be selected before it has screens.
  mutating func selectWaiting(_ column: ScreenName, in split: ScreenName) {
    waiting[split, default: .init()].selected = column.id
  }

  /// Checks that a container waits in no other one and would not contain itself.
  private func checkNotWaiting(
    _ screen: ScreenName, in container: ScreenName
  ) throws(Refusal) {
    guard screen.kind != .page else { return }
    var cursor: ScreenName? = container
    while let container = cursor {
      if container == screen { throw .cycle }
      cursor = waitingHost(of: container)
    }
    if waitingHost(of: screen) != nil { throw .screenAlreadyShown }
  }

  private func filled(_ container: ScreenName) throws(Refusal) -> ModelContents {
    guard let contents = waiting[container], !contents.items.isEmpty else {
      throw .presenterNotInWindow
    }
    return contents
  }

  private func index(
    of screen: ScreenName, in contents: ModelContents
  ) throws(Refusal) -> Int {
    guard let index = contents.content.firstIndex(where: { $0.screen == screen })
    else { throw .screenNotFound }
    return index
  }
}
