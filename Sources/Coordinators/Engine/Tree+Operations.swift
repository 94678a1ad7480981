/// The operations, as steps.
///
/// Each throws a ``CoordinatorDiagnostic`` and has then taken no step that matters: the engine undoes what
/// it took.
extension Tree {
  mutating func apply(_ operation: Operation, engine: Engine) throws(CoordinatorDiagnostic) {
    switch operation {
    case .show(let screen, let place, let coordinator, _):
      try show(screen, in: place, for: coordinator, isAnswered: false, engine: engine)
    case .add(let child, let parent): try add(child, under: parent, engine: engine)
    case .remove(let coordinator, then: _):
      dismiss(try liveID(of: coordinator, for: operation, engine: engine))
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

  /// Takes a coordinator away, so that another can take its place.
  mutating func clearPlace(
    of old: Coordinator, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    dismissKeepingPlace(try liveID(of: old, for: operation, engine: engine))
  }

  /// Takes everything away.
  mutating func close() {
    empty(window)
    for root in siblings.ids(in: roots).reversed() { dismiss(root) }
  }

  /// The coordinator of the whole program, if that is what the window started.
  var appCoordinator: AppCoordinator? {
    siblings.ids(in: roots).lazy.compactMap { members[$0].coordinator as? AppCoordinator }.first
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

  private mutating func insert(
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

  /// Makes a stack what `change` makes of it: what is in both stays what it is.
  private mutating func setScreens(
    _ change: ([any Presentable]) -> [any Presentable], in stack: NavigationController,
    for coordinator: Coordinator?, _ operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) {
    let container = try id(of: stack, for: operation, engine: engine)
    var owner: MemberID?
    if let coordinator { owner = try liveID(of: coordinator, for: operation, engine: engine) }
    let wanted = change(screens(in: container, .content))
    let kept = Set(wanted.map(ObjectIdentifier.init))
    guard kept.count == wanted.count else { throw operation.refusal(.screenAlreadyShown) }
    for id in layers.ids(in: containers[container].content).reversed()
    where !kept.contains(ObjectIdentifier(entries[id].screen)) { take(id) }
    var below: EntryID?
    for screen in wanted {
      if let id = entry(of: screen) {
        guard entries[id].container == container, entries[id].layer == .content else {
          throw operation.refusal(.screenAlreadyShown, about: screen)
        }
        if layers.previous(of: id) != below { move(id, above: below) }
        below = id
      } else {
        if lies(container, in: screen) { throw operation.refusal(.cycle, about: screen) }
        below = try insert(
          screen, in: container, .content, above: below, owner: owner, for: operation,
          engine: engine)
      }
    }
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
    let shown = layers.ids(in: containers[container].modals)
    if let entry = shown.last(where: { entries[$0].modal === modal }) { cut(entry) }
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
  private func id(
    of container: Container, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> ContainerID {
    guard let (home, id) = container.node, home === engine else {
      throw operation.refusal(.placeNotInWindow, about: container)
    }
    return id
  }

  private func liveID(
    of coordinator: Coordinator, for operation: Operation, engine: Engine
  ) throws(CoordinatorDiagnostic) -> MemberID {
    switch coordinator.membership {
    case .live(let home, let id) where home === engine && !members[id].isLeaving: return id
    case .live(let home, _) where home !== engine:
      throw operation.refusal(.placeNotInWindow, about: coordinator)
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
    guard home === engine else { throw operation.refusal(.placeNotInWindow, about: container) }
    return id
  }
}
