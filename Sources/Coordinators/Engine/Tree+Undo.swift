/// How steps are taken back, the last one first.
extension Tree {
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
