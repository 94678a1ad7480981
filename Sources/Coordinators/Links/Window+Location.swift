extension Window {
  /// The place of the active screen as a link; opening it leads there.
  ///
  /// Where a coordinator on the way states no route to the next one, as for an alert, it is the place up to there.
  public var location: DeepLink {
    var link = DeepLink([])
    guard let engine = root.node?.engine, let screen = activeScreen else { return link }
    let owners = engine.tree.owners(of: screen)
    for (parent, child) in zip(owners, owners.dropFirst()) {
      guard let part = (parent as? any Routing)?.link(to: child) else { return link }
      link.append(part)
    }
    if let part = (owners.last as? any Routing)?.link(to: screen) { link.append(part) }
    return link
  }
}

extension Routing {
  /// The part of links that means a child or screen of this coordinator; `nil` if no route leads to it.
  func link(to part: AnyObject) -> DeepLink? {
    for route in routes {
      if let link = route.link(to: part) { return link }
    }
    return nil
  }
}

extension DeepLink {
  fileprivate mutating func append(_ part: DeepLink) {
    segments += part.segments
    // A name means the same for all routes on the way.
    let names = Set(query.map(\.name))
    query += part.query.filter { !names.contains($0.name) }
    fragment = part.fragment ?? fragment
  }
}

extension Tree {
  /// The coordinators from the root to the owner of a screen, or of the innermost one around it that has an owner.
  fileprivate func owners(of screen: any Presentable) -> [Coordinator] {
    var cursor = id(of: screen)
    while let id = cursor, screenNodes[id].owner == nil {
      cursor = containerNodes[screenNodes[id].container].host
    }
    var owners: [Coordinator] = []
    var owner = cursor.flatMap { screenNodes[$0].owner }
    while let id = owner {
      owners.append(coordinatorNodes[id].coordinator)
      owner = coordinatorNodes[id].parent
    }
    return owners.reversed()
  }
}
