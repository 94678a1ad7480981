/// The steps, each written to the journal, and how they become one change.
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

  /// Unlinks the coordinators that have nothing to stay for, and then their parents if that was all
  /// that these had.
  mutating func settle() {
    var next = 0
    while next < emptied.count {
      let id = emptied[next]
      next += 1
      guard members[id].isLinked, isDone(members[id]) else { continue }
      let (parent, finished) = (members[id].parent, members[id].isLeaving)
      unlink(id)
      // A child that finished hands over to its parent, which is told `done` and decides what comes next;
      // after a child that was simply left there is nothing to wait for.
      if let parent, !finished || members[parent].isAdrift || members[parent].isLeaving {
        emptied.append(parent)
      }
    }
    emptied.removeAll(keepingCapacity: true)
  }

  private func isDone(_ member: Member) -> Bool {
    guard member.children.count == 0, member.screens.count == 0 else { return false }
    return member.isLeaving || !member.coordinator.staysWhenEmpty
  }

  /// The screens with a say in their leaving that left in the steps after the first `count`, top first.
  func guardsThatLeave(since count: Int) -> [any LeaveGuard] {
    journal[count...].compactMap { step in
      guard case .unlinkedEntry(let id) = step, entries[id].isCommitted else { return nil }
      return entries[id].screen as? any LeaveGuard
    }
  }

  /// Ends the transaction: tells what came of its steps, and lets go of what has left.
  mutating func commit() -> Change {
    var change = Change()
    tellRearrangement(in: &change)
    for step in journal {
      switch step {
      case .linkedEntry(let id) where entries[id].isLinked:
        entries[id].isCommitted = true
        change.shown.append(entries[id].screen)
      case .unlinkedEntry(let id):
        release(id, telling: &change)
      case .unlinkedMember(let id):
        change.removedCoordinators.append(members[id].coordinator)
        members.remove(id)
      case .linkedMember(let id) where members[id].isLinked:
        change.addedCoordinators.append(members[id].coordinator)
      case .closed(let id): containers.remove(id)
      case .selected, .movedEntry, .opened, .linkedEntry, .linkedMember, .evicted, .marked: break
      }
    }
    journal.removeAll(keepingCapacity: true)
    return change
  }

  /// Tells once what has moved among others, and which tabs are in front now.
  private func tellRearrangement(in change: inout Change) {
    var (placed, turned) = (Set<EntryID>(), Set<ContainerID>())
    for case .selected(let id, before: _) in journal
    where containers[id].container.node?.id == id && turned.insert(id).inserted {
      change.isRearranged = true
      if let tab = containers[id].selected { change.selected.append(entries[tab].screen) }
    }
    for case .movedEntry(let id, above: _) in journal {
      change.isRearranged = true
      if entries[id].isLinked, entries[id].isCommitted, placed.insert(id).inserted {
        change.moved.append(entries[id].screen)
      }
    }
  }

  /// Empties the containers that something was shown in but that are in no window themselves.
  mutating func emptyStrays() -> [Container] {
    var strays: [Container] = []
    for case .opened(let id) in journal where isStray(id) {
      strays.append(containers[id].container)
      empty(id)
      close(id)
    }
    return strays
  }

  /// Whether a container was opened and never shown; one that was shown and taken away again may have
  /// been opened anew since, under another identity.
  private func isStray(_ id: ContainerID) -> Bool {
    containers[id].host == nil && containers[id].container.node?.id == id
  }

  /// Frees an entry; one that came and went within the transaction was never seen and is not told of.
  private mutating func release(_ id: EntryID, telling change: inout Change) {
    let entry = entries[id]
    if entry.isCommitted {
      change.removed.append(entry.screen)
      if let modal = entry.modal { change.dismissed.append(modal) }
    } else {
      forget(entry)
    }
    if let content = entry.content { containers.remove(content) }
    entries.remove(id)
  }

  /// Keeps what an entry that nobody was told of held, until it may be freed.
  mutating func forget(_ entry: Entry) {
    unseen.append(entry.screen)
    if let modal = entry.modal { unseen.append(modal) }
  }

  mutating func relocate(_ id: EntryID, above below: EntryID?) {
    let (container, layer) = (entries[id].container, entries[id].layer)
    layers.remove(id, from: &containers[container][layer])
    layers.insert(id, after: below, in: &containers[container][layer])
  }

  mutating func detach(_ id: EntryID) {
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

  mutating func detach(_ id: MemberID) {
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
}
