/// Follows one link from the root coordinator to its end, and the redirections on the way, within a transaction.
@MainActor
struct LinkFollowing {
  private let request: LinkRequest
  private let opener: LinkOpener
  /// The links that were followed, in order.
  private var chain: [DeepLink]
  /// The link to keep if its guard sends the user to another place first.
  private var kept: DeepLink?
  /// Whether the last link of the chain stands for an unknown one.
  private var isReplaced = false

  init(_ request: LinkRequest, in opener: LinkOpener) {
    (self.request, self.opener) = (request, opener)
    (chain, kept) = ([request.link], request.kept)
  }

  mutating func run() throws -> LinkEnd {
    while let link = chain.last {
      do {
        let end = try attempt(link)
        return kept.map { .waits($0) } ?? end
      } catch let question as LinkQuestion {
        return .undecided(question)
      } catch let redirection as Redirection {
        if redirection.keepsLink { kept = kept ?? link }
        try redirect(to: redirection.target)
      } catch LinkError.unknownSegment(let segment, let index, let unknown) {
        let error = LinkError.unknownSegment(segment, at: index, in: unknown)
        guard !isReplaced, let target = opener.replaceUnknown(link) else { throw error }
        isReplaced = true
        try redirect(to: target.resolved(against: DeepLink([])))
      }
    }
    return .arrived
  }

  private mutating func redirect(to link: DeepLink) throws {
    let isCircle = chain.contains(link)
    chain.append(link)
    guard !isCircle, chain.count - 1 <= opener.redirectLimit else {
      throw LinkError.tooManyRedirects(chain)
    }
  }

  /// Follows one link in a transaction of its own, which a redirection rolls back.
  private func attempt(_ link: DeepLink) throws -> LinkEnd {
    guard let window = opener.window else { throw LinkError.windowClosed(link) }
    guard let root = window.rootCoordinator else { throw LinkError.nothingStarted(link) }
    var end = LinkEnd.arrived
    try window.transaction {
      if try self.isActive(link) { return }
      end = try self.follow(link, from: root, at: 0, in: [])
    }
    return end
  }

  /// Whether the place of a link is active already; asks the guards on the way, and nothing has to change then.
  private func isActive(_ link: DeepLink) throws -> Bool {
    guard let window = opener.window, let screen = window.activeScreen,
      let owner = Engine.shared.tree.owner(around: screen), owner.isPlace(screen)
    else { return false }
    let (location, path) = (window.location, owner.path)
    guard path.first === window.rootCoordinator, location.segments == link.segments,
      location.query == link.query, location.fragment == link.fragment
    else { return false }
    var (index, groups) = (0, [String]())
    for (parent, part) in zip(path, path.dropFirst().map { $0 as AnyObject } + [screen]) {
      guard let route = (parent as? any Routing)?.routes.first(where: { $0.texts(part) != nil })
      else { return part === screen }
      try ask(route, of: parent, about: link, at: index, in: groups)
      if let group = route.group {
        groups.append(group)
      } else {
        (index, groups) = (index + route.pattern.segments.count, [])
      }
    }
    return true
  }

  /// Follows the segments of a link from an index on, inside the groups with these names.
  private func follow(
    _ link: DeepLink, from coordinator: Coordinator, at index: Int, in groups: [String]
  ) throws -> LinkEnd {
    var (coordinator, index, groups) = (coordinator, index, groups)
    var place: Place?
    while index < link.segments.count {
      guard let next = try step(link, from: coordinator, at: index, in: groups) else {
        return try followGroup(link, of: coordinator, at: index, in: groups)
      }
      switch next.step {
      case .leads(let child):
        place = child === coordinator ? next.place : nil
        coordinator = try checked(child, link, at: index)
      case .redirects(let target):
        throw Redirection(to: target, from: link, at: index, keepsLink: false)
      case .waits: return .waits(link)
      case .unknown:
        throw LinkError.unknownSegment(link.segments[index], at: index, in: link)
      }
      (index, groups) = (index + next.place.route.pattern.segments.count, [])
    }
    if let place {
      let screen = coordinator.shownScreens.last { place.route.texts($0) == place.texts }
      (screen ?? coordinator.shownScreens.last).map(coordinator.uncover)
    } else if let routing = coordinator as? any Routing {
      try routing.arrive()
    } else {
      coordinator.uncover()
    }
    return .arrived
  }

  /// A route with the texts of its values.
  private struct Place {
    let route: Route
    let texts: [[String]]
  }

  /// Follows the first route of a coordinator that has the segments; `nil` if none has.
  private func step(
    _ link: DeepLink, from coordinator: Coordinator, at index: Int, in groups: [String]
  ) throws -> (step: LinkStep, place: Place)? {
    guard let routing = coordinator as? any Routing else { return nil }
    for route in routing.routes where route.group == nil {
      if let error = route.malformation(in: coordinator) { throw error }
      guard let texts = route.pattern.texts(in: link, at: index).flatMap(route.canonical) else {
        continue
      }
      let place = Place(route: route, texts: texts)
      try ask(route, of: coordinator, about: link, at: index, in: groups)
      do {
        let step = try route.follow(coordinator, texts)
        if case .leads(let child) = step, child !== coordinator, route.isRestorable {
          try checkName(of: child, in: routing, route.pattern.link(with: texts))
        }
        return (step, place)
      } catch is NoSuchPlace {
        return (.unknown, place)
      }
    }
    return nil
  }

  /// Checks that the routes lead back from a child to the part of the link that has led to it.
  private func checkName(
    of child: Coordinator, in coordinator: any Routing, _ part: DeepLink
  ) throws {
    let named = coordinator.link(to: child)
    guard child.isActive, !child.isFinishing, named != part else { return }
    throw CoordinatorDiagnostic(
      .routeContradicted, subject: "\(type(of: coordinator))",
      detail: "\(part)\" lead to a child that they call \"\(named?.description ?? "nothing")")
  }

  /// Follows a link through the first child that links skip and that knows the next segment; one that is shown is tried
  /// first.
  private func followGroup(
    _ link: DeepLink, of coordinator: Coordinator, at index: Int, in groups: [String]
  ) throws -> LinkEnd {
    let unknown = LinkError.unknownSegment(link.segments[index], at: index, in: link)
    guard let window = opener.window, let routing = coordinator as? any Routing,
      groups.count <= opener.redirectLimit
    else { throw unknown }
    let children = coordinator.children
    let routes = routing.routes.filter { $0.group != nil }
    let isShown = { (route: Route) in children.contains { route.texts($0) != nil } }
    for route in routes.filter(isShown) + routes.filter({ !isShown($0) }) {
      var end = LinkEnd.arrived
      do {
        try window.transaction {
          guard case .leads(let child) = try route.follow(coordinator, []) else { throw unknown }
          let inner = groups + [route.group ?? ""]
          end = try follow(link, from: checked(child, link, at: index), at: index, in: inner)
          // Another group may know the link, so the guard is asked once this one does.
          try ask(route, of: coordinator, about: link, at: index, in: groups)
        }
        return end
      } catch let error as LinkError where error == unknown {
        continue
      }
    }
    throw unknown
  }

  /// A child that the link leads to, if it is there.
  private func checked(_ child: Coordinator, _ link: DeepLink, at index: Int) throws -> Coordinator
  {
    guard child.isActive else {
      throw CoordinatorDiagnostic(
        .coordinatorNotStarted, subject: "\(type(of: child))", detail: "link \(link)")
    }
    if child.isFinishing {
      throw LinkError.destinationFinished(link.segments[index], at: index, in: link)
    }
    return child
  }

  /// Asks the guards of a route; throws unless all of them allow the link.
  private func ask(
    _ route: Route, of coordinator: Coordinator, about link: DeepLink, at index: Int,
    in groups: [String]
  ) throws {
    for (number, routeGuard) in route.guards.enumerated() {
      let key = LinkRequest.GuardKey(
        link: link, index: index, groups: groups,
        coordinator: ObjectIdentifier(type(of: coordinator)),
        route: route.group ?? route.pattern.text, number: number)
      let decision =
        switch routeGuard {
        case .synchronous(let decide): decide(link)
        case .asynchronous(let decide):
          if let decision = request.decisions[key] {
            decision
          } else {
            throw LinkQuestion(key: key) { [weak coordinator] in
              guard let coordinator else { return .refused }
              return try await coordinator.holding { try await decide(link) }
            }
          }
        }
      switch decision {
      case .allowed: continue
      case .redirects(let target):
        throw Redirection(to: target, from: link, at: index, keepsLink: false)
      case .waits(let place): throw Redirection(to: place, from: link, at: index, keepsLink: true)
      case .refused: throw LinkError.refused(link)
      }
    }
  }
}

/// Thrown to roll back a link that redirects to another one.
private struct Redirection: Error {
  let target: DeepLink
  let keepsLink: Bool

  init(to target: DeepLink, from link: DeepLink, at index: Int, keepsLink: Bool) {
    self.target = target.resolved(against: DeepLink(Array(link.segments[..<index])))
    self.keepsLink = keepsLink
  }
}
