/// What a reader of the tree sees.
extension Tree {
  func parent(of member: MemberID) -> Coordinator? {
    members[member].parent.map { members[$0].coordinator }
  }

  /// The coordinator of the whole program, if that is what the window started.
  var appCoordinator: AppCoordinator? {
    for root in siblings.ids(in: roots) {
      if let app = members[root].coordinator as? AppCoordinator { return app }
    }
    return nil
  }

  /// Those that leave with the change that is being made are there no more.
  func children(of member: MemberID) -> [Coordinator] {
    siblings.ids(in: members[member].children)
      .filter { !members[$0].isLeaving }.map { members[$0].coordinator }
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

  func screens(of member: MemberID) -> [any Presentable] {
    belongings.ids(in: members[member].screens).map { entries[$0].screen }
  }

  /// The screens in a layer, bottom first.
  func screens(in container: ContainerID, _ layer: Layer) -> [any Presentable] {
    layers.ids(in: containers[container][layer]).map { entries[$0].screen }
  }

  func top(of container: ContainerID, _ layer: Layer) -> (any Presentable)? {
    containers[container][layer].last.map { entries[$0].screen }
  }

  func selected(in tabs: ContainerID) -> (any Presentable)? {
    containers[tabs].selected.map { entries[$0].screen }
  }

  /// Whether a screen or a coordinator is in the tree, be it for the second time.
  func contains(_ object: AnyObject) -> Bool {
    entryOfScreen[ObjectIdentifier(object)] != nil || (object as? Coordinator)?.isActive ?? false
  }

  /// Whether a screen comes back if what is under way fails.
  func mayRestore(_ screen: any Presentable) -> Bool {
    journal.contains { step in
      if case .unlinkedEntry(let id) = step { entries[id].screen === screen } else { false }
    }
  }

  func coordinator(of screen: any Presentable) -> Coordinator? {
    entry(of: screen).flatMap { entries[$0].owner }.map { members[$0].coordinator }
  }

  func position(of screen: any Presentable) -> ScreenPosition? {
    guard let id = entry(of: screen) else { return nil }
    let entry = entries[id]
    return ScreenPosition(
      container: entry.container == window ? nil : containers[entry.container].container,
      isModal: entry.layer == .modals,
      below: layers.previous(of: id).map { entries[$0].screen },
      coordinator: entry.owner.map { members[$0].coordinator }, isActive: activeEntry == id)
  }

  func entry(of screen: any Presentable) -> EntryID? { entryOfScreen[ObjectIdentifier(screen)] }

  /// The one entry that takes keys: from the window down, the top modal, else the top of a stack or the
  /// selected tab.
  var activeEntry: EntryID? {
    var active: EntryID?
    var container: ContainerID? = window
    while let id = container {
      guard let front = front(of: id) else { break }
      active = front
      container = entries[front].content
    }
    return active
  }

  var activeScreen: (any Presentable)? { activeEntry.map { entries[$0].screen } }

  /// The entry that has to give way when the reader goes back, or `nil` at the very beginning.
  var entryToLeave: EntryID? {
    var cursor = activeEntry
    while let id = cursor {
      let entry = entries[id]
      if entry.layer == .modals { return id }
      if containers[entry.container].container is NavigationController,
        layers.previous(of: id) != nil
      {
        return id
      }
      cursor = containers[entry.container].host
    }
    return nil
  }

  /// Whether `container` lies in `screen`, or is `screen` itself.
  func lies(_ container: ContainerID, in screen: any Presentable) -> Bool {
    var cursor: ContainerID? = container
    while let id = cursor {
      if containers[id].container === screen { return true }
      cursor = containers[id].host.map { entries[$0].container }
    }
    return false
  }

  private func front(of container: ContainerID) -> EntryID? {
    let node = containers[container]
    return node.modals.last ?? (node.container.hasTabs ? node.selected : node.content.last)
  }
}
