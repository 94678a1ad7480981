/// How steps become one change.
extension Tree {
  /// Ends the transaction: tells what came of its steps, and lets go of what has left.
  mutating func commit() -> Change {
    var change = Change()
    var (placed, turned) = (Set<EntryID>(), Set<ContainerID>())
    for step in journal {
      switch step {
      case .linkedEntry(let id) where entries[id].isLinked:
        entries[id].isCommitted = true
        placed.insert(id)
        change.shown.append(entries[id].screen)
      case .unlinkedEntry(let id):
        release(id, telling: &change)
      case .unlinkedMember(let id):
        change.removedCoordinators.append(members[id].coordinator)
        members.remove(id)
      case .closed(let id): containers.remove(id)
      case .linkedMember(let id) where members[id].isLinked:
        change.addedCoordinators.append(members[id].coordinator)
      case .selected(let id, before: _) where containers[id].container.node?.id == id:
        change.isRearranged = true
        if turned.insert(id).inserted, let tab = containers[id].selected {
          change.selected.append(entries[tab].screen)
        }
      case .movedEntry(let id, above: _):
        change.isRearranged = true
        if entries[id].isLinked, placed.insert(id).inserted {
          change.moved.append(entries[id].screen)
        }
      case .selected, .opened, .linkedEntry, .linkedMember, .evicted, .marked: break
      }
    }
    journal.removeAll(keepingCapacity: true)
    return change
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
}
