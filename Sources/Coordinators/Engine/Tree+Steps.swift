/// The steps, each written to the journal, and how to take them back.
extension Tree {
  /// Makes room for what is shown in `container`, which may itself be shown later.
  mutating func open(_ container: Container, engine: Engine) -> ContainerID {
    let id = containers.insert(ContainerNode(container: container))
    container.node = (engine, id)
    journal.append(.opened(id))
    return id
  }

  /// Gives up a container that was opened and never shown; nothing is in it any more.
  mutating func close(_ id: ContainerID) {
    containers[id].container.node = nil
    journal.append(.closed(id))
  }

  /// Puts a screen into a layer, above another or at the bottom.
  mutating func link(_ entry: Entry, above below: EntryID?) -> EntryID {
    let id = entries.insert(entry)
    layers.insert(id, after: below, in: &containers[entry.container][entry.layer])
    if let owner = entry.owner { belongings.append(id, to: &members[owner].screens) }
    if let content = entry.content { containers[content].host = id }
    entryOfScreen[ObjectIdentifier(entry.screen)] = id
    journal.append(.linkedEntry(id))
    return id
  }

  /// Puts a screen elsewhere in its own layer.
  mutating func move(_ id: EntryID, above below: EntryID?) {
    let before = layers.previous(of: id)
    relocate(id, above: below)
    journal.append(.movedEntry(id, above: before))
  }

  /// Takes a screen out of its place; nothing lies inside it any more.
  mutating func unlink(_ id: EntryID) {
    if gap?.below == id { gap?.below = layers.previous(of: id) }
    detach(id)
    journal.append(.unlinkedEntry(id))
    if let owner = entries[id].owner {
      if members[owner].screens.count == 0 { mark(owner, isAdrift: true) }
      emptied.append(owner)
    }
  }

  /// Adds a coordinator below `parent`, or as one of the window's own.
  mutating func link(
    _ coordinator: Coordinator, under parent: MemberID?, home: ContainerID?, engine: Engine
  ) {
    let isBack = if case .removed = coordinator.membership { true } else { false }
    let id = members.insert(
      Member(coordinator: coordinator, parent: parent, isBack: isBack, home: home))
    if let parent {
      siblings.append(id, to: &members[parent].children)
    } else {
      siblings.append(id, to: &roots)
    }
    if let home { tenants.append(id, to: &containers[home].tenants) }
    coordinator.membership = .live(engine, id)
    journal.append(.linkedMember(id))
  }

  /// Takes a coordinator out of the tree; it has no children and no screens any more.
  mutating func unlink(_ id: MemberID) {
    detach(id)
    journal.append(.unlinkedMember(id))
  }

  /// Takes the home of a coordinator whose container goes away.
  mutating func evict(_ id: MemberID, from home: ContainerID) {
    tenants.remove(id, from: &containers[home].tenants)
    members[id].home = nil
    journal.append(.evicted(id, home: home))
    mark(id, isAdrift: true)
    emptied.append(id)
  }

  mutating func select(_ entry: EntryID?, in container: ContainerID) {
    let before = containers[container].selected
    guard before != entry else { return }
    containers[container].selected = entry
    journal.append(.selected(container, before: before))
  }

  mutating func mark(_ id: MemberID, isLeaving: Bool? = nil, isAdrift: Bool? = nil) {
    let before = (members[id].isLeaving, members[id].isAdrift)
    members[id].isLeaving = isLeaving ?? before.0
    members[id].isAdrift = isAdrift ?? before.1
    journal.append(.marked(id, before: before))
  }

  /// Takes back every step after the first `count`.
  mutating func undo(downTo count: Int, engine: Engine) {
    while journal.count > count, let step = journal.popLast() { undo(step, engine: engine) }
  }

  private mutating func undo(_ step: Step, engine: Engine) {
    switch step {
    case .opened(let id):
      containers[id].container.node = nil
      containers.remove(id)
    case .closed(let id):
      containers[id].container.node = (engine, id)
    case .linkedEntry(let id):
      detach(id)
      if let content = entries[id].content {
        containers[content].container.node = (engine, content)
      }
      forget(entries[id])
      entries.remove(id)
    case .unlinkedEntry(let id):
      attach(id, engine: engine)
    case .movedEntry(let id, let before):
      relocate(id, above: before)
    case .linkedMember(let id):
      detach(id)
      members[id].coordinator.membership = members[id].isBack ? .removed : .notStarted
      unseen.append(members[id].coordinator)
      members.remove(id)
    case .unlinkedMember(let id):
      attach(id, engine: engine)
    case .evicted(let id, let home):
      members[id].home = home
      tenants.restore(id, to: &containers[home].tenants)
    case .selected(let container, let before):
      containers[container].selected = before
    case .marked(let id, let before):
      (members[id].isLeaving, members[id].isAdrift) = before
    }
  }

  /// Keeps what an entry that nobody was told of held, until it may be freed.
  mutating func forget(_ entry: Entry) {
    unseen.append(entry.screen)
    if let modal = entry.modal { unseen.append(modal) }
  }

  private mutating func relocate(_ id: EntryID, above below: EntryID?) {
    let (container, layer) = (entries[id].container, entries[id].layer)
    layers.remove(id, from: &containers[container][layer])
    layers.insert(id, after: below, in: &containers[container][layer])
  }

  private mutating func detach(_ id: EntryID) {
    let entry = entries[id]
    entries[id].isLinked = false
    layers.remove(id, from: &containers[entry.container][entry.layer])
    if let owner = entry.owner { belongings.remove(id, from: &members[owner].screens) }
    if let content = entry.content {
      containers[content].host = nil
      containers[content].container.node = nil
    }
    entryOfScreen[ObjectIdentifier(entry.screen)] = nil
  }

  private mutating func attach(_ id: EntryID, engine: Engine) {
    let entry = entries[id]
    entries[id].isLinked = true
    layers.restore(id, to: &containers[entry.container][entry.layer])
    if let owner = entry.owner { belongings.restore(id, to: &members[owner].screens) }
    if let content = entry.content {
      containers[content].host = id
      containers[content].container.node = (engine, content)
    }
    entryOfScreen[ObjectIdentifier(entry.screen)] = id
  }

  private mutating func detach(_ id: MemberID) {
    let member = members[id]
    members[id].isLinked = false
    if let parent = member.parent {
      siblings.remove(id, from: &members[parent].children)
    } else {
      siblings.remove(id, from: &roots)
    }
    if let home = member.home { tenants.remove(id, from: &containers[home].tenants) }
    member.coordinator.membership = .removed
  }

  private mutating func attach(_ id: MemberID, engine: Engine) {
    let member = members[id]
    members[id].isLinked = true
    if let parent = member.parent {
      siblings.restore(id, to: &members[parent].children)
    } else {
      siblings.restore(id, to: &roots)
    }
    if let home = member.home { tenants.restore(id, to: &containers[home].tenants) }
    member.coordinator.membership = .live(engine, id)
  }
}
