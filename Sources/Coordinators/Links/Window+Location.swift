extension Window {
  /// The place of the active screen as a link; opening it leads there.
  ///
  /// Where a coordinator on the way states no route to the next one, as for an alert, it is the place up to there.
  public var location: DeepLink {
    guard let screen = activeScreen, let owner = Engine.shared.tree.owner(around: screen)
    else { return DeepLink([]) }
    return DeepLink(along: owner.steps(to: screen))
  }
}

extension Coordinator {
  /// The way from the root to this coordinator, and on to a screen: each coordinator with the child or screen that follows.
  final func steps(
    to screen: (any Presentable)? = nil
  ) -> [(parent: Coordinator, part: AnyObject)] {
    var steps = screen.map { [(parent: self, part: $0 as AnyObject)] } ?? []
    var cursor = self
    while let parent = cursor.parent {
      steps.append((parent, cursor))
      cursor = parent
    }
    return steps.reversed()
  }

  /// The link to this coordinator, as far as there are routes.
  final var link: DeepLink { DeepLink(along: steps()) }

  /// The part of links that means a child or screen of this coordinator; `nil` if no route leads to it.
  final func link(to part: AnyObject) -> DeepLink? {
    statedRoutes.lazy.compactMap { $0.link(to: part) }.first
  }
}

extension DeepLink {
  /// The link that steps mean, as far as there are routes.
  @MainActor fileprivate init(along steps: [(parent: Coordinator, part: AnyObject)]) {
    self.init([])
    for (parent, part) in steps {
      guard let link = parent.link(to: part) else { return }
      self = appending(link)
    }
  }

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
