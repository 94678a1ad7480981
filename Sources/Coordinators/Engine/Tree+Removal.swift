/// What leaves, and in which order: what lies inside before what it lies in, top before bottom,
/// children before parents.
extension Tree {
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
  private mutating func takeOne(_ entry: EntryID) {
    selectNeighbour(of: entry, in: entries[entry].container)
    take(entry)
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

  /// Takes a coordinator away with all that it started, and keeps its place among others for whoever comes
  /// next: what lies above its screens in a stack stays.
  mutating func dismissKeepingPlace(_ member: MemberID) {
    if let first = members[member].screens.first, entries[first].layer == .content {
      let container = entries[first].container
      gap = Gap(
        container: container, below: layers.previous(of: first),
        isSelected: containers[container].selected == first)
    }
    let leaving = subtree(of: member)
    for id in leaving {
      mark(id, isLeaving: true)
      while let entry = members[id].screens.last {
        if entries[entry].layer == .modals { cut(entry) } else { takeOne(entry) }
      }
    }
    emptied += leaving
  }

  /// The screens with a say in their leaving that left in the steps after the first `count`, top first.
  func guardsThatLeave(since count: Int) -> [any LeavingGuard] {
    journal[count...].compactMap { step in
      guard case .unlinkedEntry(let id) = step, entries[id].isCommitted else { return nil }
      return entries[id].screen as? any LeavingGuard
    }
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

  /// The entry of a container that leaves first.
  private func topmost(in container: ContainerID) -> EntryID? {
    containers[container].modals.last ?? containers[container].content.last
  }

  private mutating func selectNeighbour(of entry: EntryID, in container: ContainerID) {
    guard containers[container].selected == entry else { return }
    select(layers.next(of: entry) ?? layers.previous(of: entry), in: container)
  }

  /// A coordinator and all below it, children before parents, the youngest first.
  func subtree(of member: MemberID) -> [MemberID] {
    var found = [member]
    var next = 0
    while next < found.count {
      found += siblings.ids(in: members[found[next]].children)
      next += 1
    }
    return found.reversed()
  }
}
