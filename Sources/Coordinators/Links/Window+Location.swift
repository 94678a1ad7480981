extension Window {
  /// The place of the active screen as a link; opening it leads there.
  ///
  /// Where a coordinator on the way states no route to the next one, as for an alert, it is the place up to there.
  public var location: DeepLink {
    guard let screen = activeScreen, let owner = Engine.shared.tree.owner(around: screen)
    else { return DeepLink([]) }
    let (link, isComplete) = owner.place
    guard isComplete, let part = owner.link(to: screen) else { return link }
    return link.appending(part)
  }
}

extension Coordinator {
  /// The coordinators from the root down to this one.
  final var path: [Coordinator] {
    var path = [self]
    while let parent = path.last?.parent { path.append(parent) }
    return path.reversed()
  }

  /// The link to this coordinator, as far as there are routes.
  final var link: DeepLink { place.link }

  /// The link to this coordinator as far as there are routes, and whether there are all the way.
  fileprivate final var place: (link: DeepLink, isComplete: Bool) {
    let path = path
    var link = DeepLink([])
    for (parent, child) in zip(path, path.dropFirst()) {
      guard let part = parent.link(to: child) else { return (link, false) }
      link = link.appending(part)
    }
    return (link, true)
  }

  /// The part of links that means a child or screen of this coordinator; `nil` if no route leads to it.
  final func link(to part: AnyObject) -> DeepLink? {
    statedRoutes.lazy.compactMap { $0.link(to: part) }.first
  }
}

extension DeepLink {
  /// This link, continued by the part that a coordinator at its end has stated.
  func appending(_ part: DeepLink) -> DeepLink {
    var link = self
    link.segments += part.segments
    // A name means the same for all routes on the way.
    let names = Set(query.map(\.name))
    link.query += part.query.filter { !names.contains($0.name) }
    link.fragment = part.fragment ?? fragment
    return link
  }
}

extension Tree {
  /// The coordinator of a screen, or of the innermost screen around it that has one.
  func owner(around screen: any Presentable) -> Coordinator? {
    var cursor = id(of: screen)
    while let id = cursor {
      if let owner = screenNodes[id].owner { return coordinatorNodes[owner].reference.coordinator }
      cursor = containerNodes[screenNodes[id].container].host
    }
    return nil
  }
}
