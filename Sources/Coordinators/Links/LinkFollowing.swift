/// Follows one link from the root coordinator to its end, and the redirections on the way, within a transaction.
@MainActor
struct LinkFollowing {
  private let request: LinkRequest
  private let opener: LinkOpener
  /// The links that were followed, in order.
  private var chain: [DeepLink]
  /// The link to keep if its guard sends the user to another place first.
  private var kept: DeepLink?

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
        guard let target = opener.replaceUnknown(link) else { throw error }
        try redirect(to: target)
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
    var end = LinkEnd.arrived
    try window.transaction {
      end = try self.follow(link, from: window.rootCoordinator, at: 0, groups: 0)
    }
    return end
  }

  /// Follows the segments of a link from an index on.
  private func follow(
    _ link: DeepLink, from coordinator: Coordinator?, at index: Int, groups: Int
  ) throws -> LinkEnd {
    var (coordinator, index, groups) = (coordinator, index, groups)
    var isAtPlace = false
    while index < link.segments.count {
      guard let current = coordinator, let next = try step(link, from: current, at: index) else {
        return try followGroup(link, of: coordinator, at: index, groups: groups)
      }
      switch next.step {
      case .leads(let child):
        isAtPlace = child === current
        coordinator = try checked(child, link, at: index)
      case .redirects(let target):
        throw Redirection(to: target, from: link, at: index, keepsLink: false)
      case .waits: return .waits(link)
      case .unknown:
        throw LinkError.unknownSegment(link.segments[index], at: index, in: link)
      }
      (index, groups) = (index + next.length, 0)
    }
    if !isAtPlace, let routing = coordinator as? any Routing {
      try routing.arrive()
    } else {
      coordinator?.uncover(staysAtPlace: true)
    }
    return .arrived
  }

  /// Follows the first route of a coordinator that has the segments; `nil` if none has.
  private func step(
    _ link: DeepLink, from coordinator: Coordinator, at index: Int
  ) throws -> (step: LinkStep, length: Int)? {
    guard let routing = coordinator as? any Routing else { return nil }
    for route in routing.routes where route.group == nil {
      if let error = route.malformation(in: coordinator) { throw error }
      guard let texts = route.pattern.texts(in: link, at: index).flatMap(route.canonical) else {
        continue
      }
      try ask(route.guards, of: route, about: link, at: index)
      do {
        return (try route.follow(coordinator, texts), route.pattern.segments.count)
      } catch is NoSuchPlace {
        return (.unknown, route.pattern.segments.count)
      }
    }
    return nil
  }

  /// Follows a link through the first child that links skip and that knows the next segment.
  private func followGroup(
    _ link: DeepLink, of coordinator: Coordinator?, at index: Int, groups: Int
  ) throws -> LinkEnd {
    let unknown = LinkError.unknownSegment(link.segments[index], at: index, in: link)
    guard let window = opener.window, let routing = coordinator as? any Routing,
      groups <= opener.redirectLimit
    else { throw unknown }
    for route in routing.routes where route.group != nil {
      var end = LinkEnd.arrived
      do {
        try window.transaction {
          try ask(route.guards, of: route, about: link, at: index)
          guard case .leads(let child) = try route.follow(routing, []) else { throw unknown }
          end = try follow(
            link, from: checked(child, link, at: index), at: index, groups: groups + 1)
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
    _ guards: [RouteGuard], of route: Route, about link: DeepLink, at index: Int
  ) throws {
    for (number, guardian) in guards.enumerated() {
      let key = LinkRequest.GuardKey(
        link: link, index: index, route: route.group ?? route.pattern.text, number: number)
      let decision =
        switch guardian {
        case .synchronous(let decide): decide(link)
        case .asynchronous(let decide):
          if let decision = request.decisions[key] {
            decision
          } else {
            throw LinkQuestion(key: key) { try await decide(link) }
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
