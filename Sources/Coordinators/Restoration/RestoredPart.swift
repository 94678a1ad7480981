/// The root coordinator, or a child or screen that a line of a saved state has led to, with what lines inside it may mean.
@MainActor
struct RestoredPart {
  let part: AnyObject?
  /// The line; `nil` for the root.
  let line: RestorationLine?
  /// How many lines of its parent have had its name, its own included.
  let number: Int
  /// How many lines inside it have had each name.
  private(set) var counts: [PartName: Int] = [:]

  private let routes: [Route]
  private var known: Set<ObjectIdentifier> = []
  /// Its children and screens that no line has used; for each name, the one that the next line means is the last.
  private var unused: [PartName: [AnyObject]] = [:]

  init(_ part: AnyObject?, line: RestorationLine? = nil, number: Int = 1) {
    (self.part, self.line, self.number) = (part, line, number)
    routes = (part as? Coordinator)?.statedRoutes ?? []
  }

  /// The root and the coordinators below it down to one of them, as lines would have led to them.
  static func path(to coordinator: Coordinator?) -> [RestoredPart] {
    let steps = coordinator?.steps() ?? []
    var parts = [RestoredPart(steps.first?.parent ?? coordinator)]
    for (depth, (parent, child)) in steps.enumerated() {
      let routes = parent.statedRoutes
      let name = routes.name(of: child)
      let namesakes = parent.children.filter { routes.name(of: $0) == name }
      parts.append(
        RestoredPart(
          child, line: name.map { RestorationLine(depth: depth, step: .part($0)) },
          number: (namesakes.firstIndex { $0 === child } ?? 0) + 1))
    }
    return parts
  }

  /// The route that has a name, and the texts of its values.
  func route(named link: DeepLink) -> (route: Route, texts: [[String]])? {
    for route in routes where route.isRestorable {
      if let texts = route.texts(named: link) { return (route, texts) }
    }
    return nil
  }

  /// Counts a line inside it.
  mutating func count(_ name: PartName) { counts[name, default: 0] += 1 }

  /// Takes the first child or screen with a name that no line has used.
  ///
  /// It looks at each of them once: what a line has restored is found from the newest one backwards.
  mutating func take(_ name: PartName) -> AnyObject? {
    guard let coordinator = part as? Coordinator, case .live(let id) = coordinator.lifecycle
    else { return nil }
    addNewest(Engine.shared.tree.newestParts(of: id, until: known))
    defer { if unused[name]?.isEmpty == true { unused[name] = nil } }
    while let part = unused[name]?.popLast() {
      if coordinator.owns(part) { return part }
    }
    return nil
  }

  /// Whether there are children or screens with a route that no line has used.
  var hasUnused: Bool {
    unused.keys.contains { if case .route = $0 { true } else { false } }
  }

  /// Forgets a child or screen with a route that no line has used; `false` if it is none.
  mutating func discardUnused(_ part: AnyObject) -> Bool {
    guard let name = routes.name(of: part), case .route = name,
      let index = unused[name]?.firstIndex(where: { $0 === part })
    else { return false }
    unused[name]?.remove(at: index)
    if unused[name]?.isEmpty == true { unused[name] = nil }
    return true
  }

  /// Forgets what was found, which may have been rolled back.
  mutating func forgetParts() { (known, unused) = ([], [:]) }

  private mutating func addNewest(_ newest: [AnyObject]) {
    var parts: [PartName: [AnyObject]] = [:]
    for part in newest {
      known.insert(ObjectIdentifier(part))
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
      if let link = route.name(of: part) { return .route(link) }
    }
    guard part is Coordinator || part is any StatePreserving,
      !contains(where: { !$0.isSaved && $0.texts(part) != nil })
    else { return nil }
    return .type(Coordinators.name(of: part))
  }
}

extension Route {
  /// The name of a child or screen that this route leads to.
  fileprivate func name(of part: AnyObject) -> DeepLink? {
    guard isSaved, let texts = texts(part) else { return nil }
    return group.map { DeepLink([$0]) } ?? pattern.link(with: texts)
  }

  /// The texts of the values of a name of this route; `nil` if the name belongs to another one.
  fileprivate func texts(named link: DeepLink) -> [[String]]? {
    if let group { return link == DeepLink([group]) ? [] : nil }
    guard pattern.end(in: link, from: 0) == link.segments.count else { return nil }
    return pattern.texts(in: link, at: 0).flatMap(canonical)
  }
}

extension Tree {
  /// The shown screens and the children of a coordinator that are newer than all known ones, oldest first.
  fileprivate func newestParts(
    of coordinator: CoordinatorID, until known: Set<ObjectIdentifier>
  ) -> [AnyObject] {
    var (screens, children) = ([AnyObject](), [AnyObject]())
    var screen = coordinatorNodes[coordinator].screens.last
    while let id = screen, !known.contains(ObjectIdentifier(screenNodes[id].screen)) {
      if containerNodes[screenNodes[id].container].window != nil {
        screens.append(screenNodes[id].screen)
      }
      screen = ownedScreens.previous(of: id)
    }
    var child = coordinatorNodes[coordinator].children.last
    while let id = child {
      let node = coordinatorNodes[id]
      if let child = node.reference.known, known.contains(ObjectIdentifier(child)) { break }
      if !node.isFinishing, node.window != nil { children.append(node.reference.coordinator) }
      child = siblings.previous(of: id)
    }
    return screens.reversed() + children.reversed()
  }
}
