/// The operations, as steps: what comes, and what leaves in which order.
///
/// What lies inside leaves before what it lies in, top before bottom, children before parents.
///
/// Each throws a ``CoordinatorDiagnostic`` and has then taken no step that matters: the engine undoes what
/// it took.
extension Tree {
  /// Names the screen that a request is about, so that it is still about that one when it is made again
  /// after the reader was asked; a stack may have moved to another window, which is found out later.
  func resolved(_ request: Request, engine: Engine) -> Request {
    var request = request
    switch request.operation {
    case .back:
      if let entry = entryToLeave { request.operation = .leave(entries[entry].screen) }
    case .pop(let stack, .previous):
      if let node = stack.node, node.engine === engine, let top = containers[node.id].content.last,
        layers.previous(of: top) != nil
      {
        request.operation = .leave(entries[top].screen)
      }
    default: break
    }
    return request
  }

  mutating func apply(_ operation: Operation, engine: Engine) throws(CoordinatorDiagnostic) {
    switch operation {
    case .show(let screen, let place, let coordinator, _):
      try show(screen, in: place, for: coordinator, isAnswered: false, engine: engine)
    case .add(let child, let parent): try add(child, under: parent, engine: engine)
    case .remove(let coordinator, then: _):
      dismiss(try liveID(of: coordinator, for: operation, engine: engine))
    case .clear(let coordinator):
      dismissKeepingPlace(try liveID(of: coordinator, for: operation, engine: engine))
    case .pop(let stack, let target): try pop(stack, target, for: operation, engine: engine)
    case .setScreens(let change, let stack, let coordinator):
      try setScreens(change, in: stack, for: coordinator, operation, engine: engine)
    case .leave(let screen):
      guard let entry = entry(of: screen) else { throw operation.refusal(.screenNotFound) }
      cut(entry)
    case .select(let screen, let tabs):
      let entry = try entry(of: screen, in: tabs, for: operation, engine: engine)
      select(entry, in: entries[entry].container)
    case .removeTab(let screen, let tabs):
      cut(try entry(of: screen, in: tabs, for: operation, engine: engine))
    case .dismiss(let modal): try dismiss(modal, for: operation, engine: engine)
    case .start, .replace, .back, .close, .transaction, .call:
      preconditionFailure("the engine's own operations")
    }
  }

  mutating func add(
    _ child: Coordinator, under parent: Coordinator?, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    let operation = Operation.start(child, under: parent)
    if child === parent { throw operation.refusal(.cycle, about: child) }
    if child.isActive { throw operation.refusal(.coordinatorAlreadyAdded, about: child) }
    var parentID: MemberID?
    if let parent { parentID = try liveID(of: parent, for: operation, engine: engine) }
    let home = try home(of: child, for: operation, engine: engine)
    link(child, under: parentID, home: home, engine: engine)
  }

  /// Takes everything away.
  mutating func close() {
    empty(window)
    for root in siblings.ids(in: roots).reversed() { dismiss(root) }
  }

  /// Shows a screen, unless the one on top answers for it already.
  mutating func show(
    _ screen: any Presentable, in place: Place, for coordinator: Coordinator?, isAnswered: Bool,
    engine: Engine
  ) throws(CoordinatorDiagnostic) {
    let operation = Operation.show(screen, in: place, for: coordinator, unless: nil)
    let container = try openedID(of: place.container, for: operation, engine: engine)
    var owner: MemberID?
    if let coordinator { owner = try liveID(of: coordinator, for: operation, engine: engine) }
    if isAnswered {
      if let owner { emptied.append(owner) }
      return
    }
    let isWindow = place.layer == .content && container == window
    if let entry = entry(of: screen) {
      if isWindow, entries[entry].container == window, entries[entry].layer == .content { return }
      throw operation.refusal(.screenAlreadyShown, about: screen)
    }
    if engine.isElsewhere(screen) { throw operation.refusal(.screenAlreadyShown, about: screen) }
    if lies(container, in: screen) { throw operation.refusal(.cycle, about: screen) }
    if isWindow, let root = containers[window].content.first { cut(root) }
    let entry = try insert(
      screen, in: container, place.layer, above: nextPosition(in: container, place.layer),
      owner: owner, modal: place.modal, for: operation, engine: engine)
    if place.layer == .content, place.container.hasTabs, wantsSelection(in: container) {
      select(entry, in: container)
    }
    if gap?.container == container, place.layer == .content { gap?.below = entry }
  }

  /// Above what a new screen comes to lie: on top, or in the gap that is kept for it.
  private func nextPosition(in container: ContainerID, _ layer: Layer) -> EntryID? {
    if let gap, gap.container == container, layer == .content { return gap.below }
    return containers[container][layer].last
  }

  private func wantsSelection(in tabs: ContainerID) -> Bool {
    containers[tabs].selected == nil || (gap?.container == tabs && gap?.isSelected == true)
  }

  mutating func insert(
    _ screen: any Presentable, in container: ContainerID, _ layer: Layer, above below: EntryID?,
    owner: MemberID?, modal: Modal? = nil, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> EntryID {
    var content: ContainerID?
    if let inner = screen as? Container {
      content = try openedID(of: inner, for: operation, engine: engine)
    }
    let entry = Entry(
      screen: screen, owner: owner, container: container, layer: layer, modal: modal,
      content: content)
    return link(entry, above: below)
  }

  private mutating func pop(
    _ stack: NavigationController, _ target: Operation.PopTarget, for operation: Operation,
    engine: Engine
  ) throws(CoordinatorDiagnostic) {
    let container = try id(of: stack, for: operation, engine: engine)
    let list = containers[container].content
    switch target {
    case .previous:
      if let top = list.last, layers.previous(of: top) != nil { cut(top) }
    case .root:
      if let root = list.first, let second = layers.next(of: root) { cut(second) }
    case .screen(let screen):
      let entry = try entry(of: screen, in: stack, for: operation, engine: engine)
      if let above = layers.next(of: entry) { cut(above) }
    }
  }

  private mutating func dismiss(
    _ modal: Modal, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    guard let place = modal.place else { return }
    let container = try id(of: place.container, for: operation, engine: engine)
    var cursor = containers[container].modals.last
    while let entry = cursor, entries[entry].modal !== modal { cursor = layers.previous(of: entry) }
    if let cursor { cut(cursor) }
  }

  private func entry(
    of screen: any Presentable, in container: Container, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> EntryID {
    let id = try id(of: container, for: operation, engine: engine)
    guard let entry = entry(of: screen), entries[entry].container == id,
      entries[entry].layer == .content
    else { throw operation.refusal(.screenNotFound, about: screen) }
    return entry
  }

  /// Where a container is; it may have moved to another window while the operation waited.
  func id(
    of container: Container, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> ContainerID {
    guard let (home, id) = container.node, home === engine else {
      throw operation.refusal(.presenterNotInWindow, about: container)
    }
    return id
  }

  func liveID(
    of coordinator: Coordinator, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> MemberID {
    switch coordinator.membership {
    case .live(let home, let id) where home === engine && !members[id].isLeaving: return id
    case .live(let home, _) where home !== engine:
      throw operation.refusal(.presenterNotInWindow, about: coordinator)
    case .live, .removed: throw operation.refusal(.coordinatorRemoved, about: coordinator)
    case .notStarted: throw operation.refusal(.coordinatorNotStarted, about: coordinator)
    }
  }

  /// Where a container is; one that is nowhere yet may be shown later in the same transaction.
  private mutating func openedID(
    of container: Container, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> ContainerID {
    guard let (home, id) = container.node else { return open(container, engine: engine) }
    guard home === engine else { throw operation.refusal(.screenAlreadyShown, about: container) }
    return id
  }

  private mutating func home(
    of child: Coordinator, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> ContainerID? {
    guard let container = (child.presenter as? any EnginePlace)?.place?.container else {
      return nil
    }
    guard let (home, id) = container.node else { return open(container, engine: engine) }
    guard home === engine else { throw operation.refusal(.presenterNotInWindow, about: container) }
    return id
  }

  /// Takes `entry` away, with all that lies above it in a stack or over it as a modal.
  mutating func cut(_ entry: EntryID) {
    let (container, layer) = (entries[entry].container, entries[entry].layer)
    if layer == .content, containers[container].container.hasTabs { return takeOne(entry) }
    while let top = containers[container][layer].last {
      take(top)
      if top == entry { return }
    }
  }

  /// Takes one screen out of its row, whatever lies above it.
  mutating func takeOne(_ entry: EntryID) {
    selectNeighbour(of: entry, in: entries[entry].container)
    take(entry)
  }

  /// Takes one entry away, after everything inside it.
  mutating func take(_ entry: EntryID) {
    var cursor = entry
    while true {
      while let content = entries[cursor].content, let inner = topmost(in: content) {
        cursor = inner
      }
      if let content = entries[cursor].content { empty(content) }
      let host = containers[entries[cursor].container].host
      unlink(cursor)
      guard cursor != entry, let host else { return }
      cursor = host
    }
  }

  /// Takes everything in a container away.
  mutating func empty(_ container: ContainerID) {
    while let top = topmost(in: container) { take(top) }
    while let tenant = containers[container].tenants.last { evict(tenant, from: container) }
  }

  /// Takes a coordinator away with all that it started, and with everything that lies above its screens.
  mutating func dismiss(_ member: MemberID) {
    let leaving = subtree(of: member)
    for id in leaving {
      mark(id, isLeaving: true)
      while let entry = members[id].screens.last { cut(entry) }
    }
    emptied += leaving
  }

  /// The entry of a container that leaves first.
  private func topmost(in container: ContainerID) -> EntryID? {
    containers[container].modals.last ?? containers[container].content.last
  }

  private mutating func selectNeighbour(of entry: EntryID, in container: ContainerID) {
    guard containers[container].selected == entry else { return }
    select(layers.next(of: entry) ?? layers.previous(of: entry), in: container)
  }
}
