/// The children and screens of a coordinator that the lines of a saved state may mean, by restoration ID.
///
/// It looks at each of them once: what a line has restored is found from the newest one backwards.
@MainActor
struct RestorableParts {
  private let coordinator: any Restorable
  private var known: Set<ObjectIdentifier> = []
  /// The parts that no line has used; for each ID, the one that the next line means is the last.
  private var unused: [String: [AnyObject]] = [:]

  init(of coordinator: any Restorable) {
    self.coordinator = coordinator
    addNew()
  }

  /// Takes the first part with an ID that no line has used.
  mutating func take(_ id: String) -> AnyObject? {
    addNew()
    while let part = unused[id]?.popLast() {
      if coordinator.owns(part) { return part }
    }
    return nil
  }

  private mutating func addNew() {
    let known = known
    var parts: [String: [AnyObject]] = [:]
    for screen in coordinator.newestScreens(until: known) {
      self.known.insert(ObjectIdentifier(screen))
      if let id = coordinator.restorationID(of: screen) {
        parts[id.description, default: []].append(screen)
      }
    }
    for child in coordinator.newestChildren(until: known) {
      self.known.insert(ObjectIdentifier(child))
      if let id = coordinator.restorationID(of: child) {
        parts[id.description, default: []].append(child)
      }
    }
    for (id, new) in parts { unused[id, default: []].insert(contentsOf: new.reversed(), at: 0) }
  }
}

extension Coordinator {
  fileprivate func owns(_ part: AnyObject) -> Bool {
    guard case .live(let engine, _) = lifecycle else { return false }
    if let child = part as? Coordinator { return child.parent === self && !child.isFinishing }
    return (part as? any Presentable).map { engine.tree.coordinator(of: $0) === self } ?? false
  }

  /// The shown screens that are newer than all known ones, oldest first.
  fileprivate func newestScreens(until known: Set<ObjectIdentifier>) -> [any Presentable] {
    guard case .live(let engine, let id) = lifecycle else { return [] }
    return engine.tree.newestScreens(of: id, until: known)
  }

  /// The children that are newer than all known ones, oldest first.
  fileprivate func newestChildren(until known: Set<ObjectIdentifier>) -> [Coordinator] {
    guard case .live(let engine, let id) = lifecycle else { return [] }
    return engine.tree.newestChildren(of: id, until: known)
  }
}

extension Tree {
  fileprivate func newestScreens(
    of coordinator: CoordinatorID, until known: Set<ObjectIdentifier>
  ) -> [any Presentable] {
    var found: [any Presentable] = []
    var cursor = coordinatorNodes[coordinator].screens.last
    while let id = cursor, !known.contains(ObjectIdentifier(screenNodes[id].screen)) {
      found.append(screenNodes[id].screen)
      cursor = ownedScreens.previous(of: id)
    }
    return found.reversed()
  }

  fileprivate func newestChildren(
    of coordinator: CoordinatorID, until known: Set<ObjectIdentifier>
  ) -> [Coordinator] {
    var found: [Coordinator] = []
    var cursor = coordinatorNodes[coordinator].children.last
    while let id = cursor, !known.contains(ObjectIdentifier(coordinatorNodes[id].coordinator)) {
      if !coordinatorNodes[id].isFinishing { found.append(coordinatorNodes[id].coordinator) }
      cursor = siblings.previous(of: id)
    }
    return found.reversed()
  }
}
