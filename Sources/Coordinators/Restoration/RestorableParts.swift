/// The children and screens of a coordinator that the lines of a saved state may mean, by their names.
///
/// It looks at each of them once: what a line has restored is found from the newest one backwards.
@MainActor
struct RestorableParts {
  private let coordinator: Coordinator
  private let routes: [Route]
  private var known: Set<ObjectIdentifier> = []
  /// The parts that no line has used; for each name, the one that the next line means is the last.
  private var unused: [PartName: [AnyObject]] = [:]

  init(of coordinator: Coordinator) {
    self.coordinator = coordinator
    routes = (coordinator as? any Routing)?.routes ?? []
    addNew()
  }

  /// The route that has a name, and the texts of its values.
  func route(named name: RouteName) -> (route: Route, texts: [[String]])? {
    for route in routes where route.isRestorable {
      if let texts = route.texts(of: name) { return (route, texts) }
    }
    return nil
  }

  /// Takes the first part with a name that no line has used.
  mutating func take(_ name: PartName) -> AnyObject? {
    addNew()
    while let part = unused[name]?.popLast() {
      if coordinator.owns(part) { return part }
    }
    return nil
  }

  /// Whether it is a part with a route that no line has used.
  func isUnused(_ part: AnyObject) -> Bool {
    guard let name = routes.name(of: part), case .route = name else { return false }
    return unused[name]?.contains { $0 === part } ?? false
  }

  private mutating func addNew() {
    let known = known
    var parts: [PartName: [AnyObject]] = [:]
    let new: [AnyObject] =
      coordinator.newestScreens(until: known) + coordinator.newestChildren(until: known)
    for part in new {
      self.known.insert(ObjectIdentifier(part))
      if let name = routes.name(of: part) { parts[name, default: []].append(part) }
    }
    for (name, new) in parts {
      unused[name, default: []].insert(contentsOf: new.reversed(), at: 0)
    }
  }
}

extension [Route] {
  /// What saved states call a child or screen; `nil` if it is in none.
  @MainActor func name(of part: AnyObject) -> PartName? {
    for route in self {
      if let name = route.name(of: part) { return .route(name) }
    }
    guard part is Coordinator || part is any StatePreserving,
      !contains(where: { !$0.isSaved && $0.texts(part) != nil })
    else { return nil }
    return .type(Coordinators.name(of: part))
  }
}

extension Coordinator {
  /// The shown screens that are newer than all known ones, oldest first.
  fileprivate func newestScreens(until known: Set<ObjectIdentifier>) -> [any Presentable] {
    guard case .live(let id) = lifecycle else { return [] }
    return Engine.shared.tree.newestScreens(of: id, until: known)
  }

  /// The children that are newer than all known ones, oldest first.
  fileprivate func newestChildren(until known: Set<ObjectIdentifier>) -> [Coordinator] {
    guard case .live(let id) = lifecycle else { return [] }
    return Engine.shared.tree.newestChildren(of: id, until: known)
  }
}

extension Tree {
  fileprivate func newestScreens(
    of coordinator: CoordinatorID, until known: Set<ObjectIdentifier>
  ) -> [any Presentable] {
    var found: [any Presentable] = []
    var cursor = coordinatorNodes[coordinator].screens.last
    while let id = cursor, !known.contains(ObjectIdentifier(screenNodes[id].screen)) {
      if containerNodes[screenNodes[id].container].window != nil {
        found.append(screenNodes[id].screen)
      }
      cursor = ownedScreens.previous(of: id)
    }
    return found.reversed()
  }

  fileprivate func newestChildren(
    of coordinator: CoordinatorID, until known: Set<ObjectIdentifier>
  ) -> [Coordinator] {
    var found: [Coordinator] = []
    var cursor = coordinatorNodes[coordinator].children.last
    while let id = cursor {
      let node = coordinatorNodes[id]
      if let child = node.reference.known, known.contains(ObjectIdentifier(child)) { break }
      if !node.isFinishing, node.window != nil { found.append(node.reference.coordinator) }
      cursor = siblings.previous(of: id)
    }
    return found.reversed()
  }
}
