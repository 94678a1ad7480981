/// Containers in no window keep what they are shown until they are attached.
extension ModelTree {
  func contents(of container: ScreenName) -> ModelContents { waiting[container.id] ?? .init() }

  /// What a container has, in the window or not.
  func contents(of container: Int) -> [Int] {
    let name = ScreenName(id: container, kind: .stack)
    let node = find(container) ?? contents(of: name).node(name)
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
      var contents = try filled(presenter.container)
      guard let index = contents.modals.lastIndex(where: { $0.modal == presenter.modal })
      else { return }
      contents.modals.removeSubrange(index...)
      update(presenter.container, contents)
    case .select(let tab, let tabs):
      var contents = try filled(tabs)
      _ = try index(of: tab, in: contents)
      contents.selected = tab.id
      update(tabs, contents)
    case .removeTab(let tab, let tabs):
      var contents = try filled(tabs)
      _ = try index(of: tab, in: contents)
      contents.removeAll { $0.screen == tab && $0.modal == nil }
      update(tabs, contents)
    default: preconditionFailure("an action on another container")
    }
  }

  mutating func showWaiting(
    _ screen: ScreenName, in presenter: PresenterName, for owner: Int?
  ) throws(Refusal) {
    let container = presenter.container
    if let owner { try checkLive(owner) }
    try checkNotWaiting(screen, in: container)
    var contents = contents(of: container)
    let item = newItem(screen, for: owner, modal: presenter.modal)
    if presenter.modal != nil {
      contents.modals.append(item)
    } else if let point = change.insertionPoint, point.container == container.id {
      let below = point.below.last { id in contents.content.contains { $0.screen.id == id } }
      let index = contents.content.firstIndex { $0.screen.id == below }
      contents.content.insert(item, at: index.map { $0 + 1 } ?? 0)
      change.insertionPoint?.below.append(screen.id)
      if point.wasSelected { contents.selected = screen.id }
    } else {
      contents.content.append(item)
    }
    if presenter.modal == nil, container.kind == .tabs, contents.selected == nil {
      contents.selected = screen.id
    }
    if container.kind != .tabs { contents.selected = nil }
    waiting[container.id] = contents
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
        items.append(newItem(screen, for: owner, modal: nil))
      }
    }
    contents.content = items
    update(stack, contents)
  }

  /// Moves what the containers attached by an action were shown before into the window.
  mutating func attachWaiting() {
    var next = 0
    while next < change.newContainers.count {
      let container = change.newContainers[next]
      next += 1
      let contents = waiting.removeValue(forKey: container.id) ?? .init()
      for (id, flow) in flows
      where flow.container == nil && flow.name.presenter.container == container {
        flows[id]?.container = container.id
      }
      for item in contents.items {
        do throws(Refusal) {
          if parent(of: item.screen.id) != nil { throw .screenAlreadyShown }
          if let owner = item.owner { try checkLive(owner) }
          insert(
            item.screen, in: PresenterName(container: container, modal: item.modal), at: nil,
            for: item.owner)
        } catch {
          change.problems.append(error)
          if let owner = item.owner { noteLoss(of: owner) }
        }
      }
      if let selected = contents.selected, parent(of: selected)?.id == container.id {
        edit(container.id) { $0.selected = selected }
      }
    }
    change.newContainers = []
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
    for (id, before) in waiting where before.items.contains(where: { $0.owner == flow }) {
      var contents = before
      contents.removeAll { isClosing || $0.owner == flow }
      update(ScreenName(id: id, kind: .stack), contents)
    }
  }

  /// The position of the oldest screen that a coordinator has shown in containers in no window.
  func waitingPosition(of flow: Int) -> InsertionPoint? {
    let positions = waiting.flatMap { id, contents in
      contents.content.enumerated().filter { $0.element.owner == flow }.map { (id, $0) }
    }
    guard let (id, (index, item)) = positions.min(by: { $0.1.element.number < $1.1.element.number })
    else { return nil }
    return InsertionPoint(
      container: id, below: waiting[id]?.content.prefix(index).map(\.screen.id) ?? [],
      wasSelected: waiting[id]?.selected == item.screen.id)
  }

  private mutating func update(_ container: ScreenName, _ contents: ModelContents) {
    let before = waiting[container.id]
    waiting[container.id] = contents.items.isEmpty ? nil : contents
    for owner in before?.items.compactMap(\.owner) ?? []
    where !contents.items.contains(where: { $0.owner == owner }) { noteLoss(of: owner) }
  }

  /// A coordinator has lost a screen in a container in no window.
  private mutating func noteLoss(of flow: Int) {
    if flows[flow]?.screens.isEmpty == true, !waits(flow) {
      flows[flow]?.hasLostPresentation = true
    }
  }

  private mutating func newItem(
    _ screen: ScreenName, for owner: Int?, modal: Int?
  ) -> ModelContents.Item {
    itemCount += 1
    return ModelContents.Item(screen: screen, owner: owner, modal: modal, number: itemCount)
  }

  /// Checks that a container waits in no other one and would not contain itself.
  private func checkNotWaiting(
    _ screen: ScreenName, in container: ScreenName
  ) throws(Refusal) {
    guard screen.kind != .page else { return }
    var cursor: Int? = container.id
    while let id = cursor {
      if id == screen.id { throw .cycle }
      cursor = host(of: id)
    }
    if host(of: screen.id) != nil { throw .screenAlreadyShown }
  }

  /// The container in no window that a container was shown in.
  private func host(of container: Int) -> Int? {
    waiting.first { $0.value.items.contains { $0.screen.id == container } }?.key
  }

  private func filled(_ container: ScreenName) throws(Refusal) -> ModelContents {
    guard let contents = waiting[container.id] else { throw .presenterNotInWindow }
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
