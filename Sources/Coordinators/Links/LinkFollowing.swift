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

  /// Follows it; the request knows then what it waits for.
  mutating func run() throws {
    (request.question, request.unfinished) = (nil, nil)
    while let link = chain.last {
      do {
        let unfinished = try attempt(link)
        request.unfinished = kept ?? unfinished
        return
      } catch let question as LinkQuestion {
        request.question = question
        return
      } catch let redirection as Redirection {
        if redirection.keepsLink { kept = kept ?? link }
        guard let target = redirection.target else {
          request.unfinished = kept
          return
        }
        try redirect(to: target)
      } catch LinkError.unknownSegment(let segment, let index, let unknown) {
        let error = LinkError.unknownSegment(segment, at: index, in: unknown)
        guard !isReplaced, let target = opener.replaceUnknown(link) else { throw error }
        isReplaced = true
        try redirect(to: target.resolved(against: DeepLink([])))
      }
    }
  }

  private mutating func redirect(to link: DeepLink) throws {
    let isCircle = chain.contains(link)
    chain.append(link)
    guard !isCircle, chain.count - 1 <= opener.redirectLimit else {
      throw LinkError.tooManyRedirects(chain)
    }
  }

  /// Follows one link in a transaction of its own, which a redirection rolls back; returns it if it has to be kept.
  private func attempt(_ link: DeepLink) throws -> DeepLink? {
    guard let window = opener.window else { throw LinkError.windowClosed(link) }
    guard let root = window.rootCoordinator else { throw LinkError.nothingStarted(link) }
    var unfinished: DeepLink?
    try window.transaction {
      if try self.isActive(link) { return }
      unfinished = try self.follow(link, from: root, at: 0, in: [])
    }
    return unfinished
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

  /// Follows the segments of a link from an index on, inside the groups with these names; returns it if it has to be kept.
  private func follow(
    _ link: DeepLink, from coordinator: Coordinator, at index: Int, in groups: [String]
  ) throws -> DeepLink? {
    var (coordinator, index, groups) = (coordinator, index, groups)
    var place: Place?
    while index < link.segments.count {
      guard let next = try step(link, from: coordinator, at: index, in: groups) else {
        return try followGroup(link, of: coordinator, at: index, in: groups)
      }
      let child: Coordinator
      switch next.decision {
      case .allowed: child = coordinator
      case .leads(let other): child = other
      case .waits(at: nil): return link
      default: throw failure(next.decision, about: link, at: index)
      }
      place = child === coordinator ? next.place : nil
      coordinator = try checked(child, link, at: index)
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
    return nil
  }

  /// A route with the texts of its values.
  private struct Place {
    let route: Route
    let texts: [[String]]
  }

  /// Follows the first route of a coordinator that has the segments; `nil` if none has.
  private func step(
    _ link: DeepLink, from coordinator: Coordinator, at index: Int, in groups: [String]
  ) throws -> (decision: RouteDecision, place: Place)? {
    guard let routing = coordinator as? any Routing else { return nil }
    for route in routing.routes where route.group == nil {
      if let error = route.malformation(in: coordinator) { throw error }
      guard let texts = route.pattern.texts(in: link, at: index).flatMap(route.canonical) else {
        continue
      }
      let place = Place(route: route, texts: texts)
      try ask(route, of: coordinator, about: link, at: index, in: groups)
      do {
        let decision = try route.follow(coordinator, texts)
        if case .leads(let child) = decision, child !== coordinator, route.isRestorable {
          try checkName(of: child, in: routing, route.pattern.link(with: texts))
        }
        return (decision, place)
      } catch PlaceError.noSuchPlace {
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
  ) throws -> DeepLink? {
    let unknown = LinkError.unknownSegment(link.segments[index], at: index, in: link)
    guard let window = opener.window, let routing = coordinator as? any Routing,
      groups.count <= opener.redirectLimit
    else { throw unknown }
    let children = coordinator.children
    let routes = routing.routes.filter { $0.group != nil }
    let isShown = { (route: Route) in children.contains { route.texts($0) != nil } }
    for route in routes.filter(isShown) + routes.filter({ !isShown($0) }) {
      var unfinished: DeepLink?
      do {
        try window.transaction {
          guard case .leads(let child) = try route.follow(coordinator, []) else { throw unknown }
          let inner = groups + [route.group ?? ""]
          let start = try checked(child, link, at: index)
          unfinished = try follow(link, from: start, at: index, in: inner)
          // Another group may know the link, so the guard is asked once this one does.
          try ask(route, of: coordinator, about: link, at: index, in: groups)
        }
        return unfinished
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
      if !decision.allows { throw failure(decision, about: link, at: index) }
    }
  }

  /// What a decision throws by which the link does not lead on, so that what it has shown is rolled back.
  private func failure(
    _ decision: RouteDecision, about link: DeepLink, at index: Int
  ) -> any Error {
    let here = DeepLink(Array(link.segments[..<index]))
    return switch decision {
    case .redirects(let target):
      Redirection(target: target.resolved(against: here), keepsLink: false)
    case .waits(let place): Redirection(target: place?.resolved(against: here), keepsLink: true)
    // The guard of a group may be asked about a link that ends before it.
    case .unknown where index < link.segments.count:
      LinkError.unknownSegment(link.segments[index], at: index, in: link)
    case .refused, .unknown, .allowed, .leads: LinkError.refused(link)
    }
  }
}

/// Thrown to roll back a link that another one is followed instead of, or that is kept.
private struct Redirection: Error {
  let target: DeepLink?
  let keepsLink: Bool
}
