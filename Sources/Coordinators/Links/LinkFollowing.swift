/// Follows one link from the root coordinator to its end, and the redirections on the way, within a transaction.
///
/// Links and saved states walk from the root coordinator down, by the same routes:
///
/// - The next segments of a link belong to the first route whose pattern has them, a line of a saved state to the one that
///   has its name.
/// - `Route.decision(about:slowDecision:)` is what the guards of the route decide. A guard that takes time makes the link an
///   `UndecidedGuard`, which `LinkOpener` resolves, and the line one of the ``WaitingLines``.
/// - A link finds the newest child or screen with its values, or shows one, and removes what covers it; at its end,
///   `Routing.arrive()` uncovers the place. A line finds the first child or screen that no other line has used, or shows one
///   more, and removes nothing (``RestoredPart``).
/// - What fails is rolled back: a link as a whole, of a saved state one line with those inside it.
@MainActor
struct LinkFollowing {
  /// The end of a link.
  enum End {
    /// It was followed; contains the link to keep until another flow has been completed or the place is there.
    case followed(keeping: DeepLink?)
    /// A guard of a route has to decide first, which takes time; nothing has changed.
    case undecided(UndecidedGuard)
  }

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

  mutating func run() throws -> End {
    var link = request.link
    while true {
      do {
        let unfinished = try attempt(link)
        return .followed(keeping: kept ?? unfinished)
      } catch let undecided as UndecidedGuard {
        return .undecided(undecided)
      } catch let redirection as Redirection {
        if redirection.keepsLink { kept = kept ?? link }
        guard let target = redirection.target else { return .followed(keeping: kept) }
        link = target
      } catch let error as LinkError {
        guard case .unknownSegment = error, !isReplaced, let target = opener.replaceUnknown(link)
        else { throw error }
        isReplaced = true
        link = target.resolved(against: DeepLink([]))
      }
      let isCircle = chain.contains(link)
      chain.append(link)
      guard !isCircle, chain.count - 1 <= opener.redirectLimit else {
        throw LinkError.tooManyRedirects(chain)
      }
    }
  }

  /// Follows one link in a transaction of its own, which a redirection rolls back; returns it if it has to be kept.
  private func attempt(_ link: DeepLink) throws -> DeepLink? {
    guard let window = opener.window else { throw LinkError.windowClosed(link) }
    guard let root = window.rootCoordinator else { throw LinkError.nothingStarted(link) }
    var unfinished: DeepLink?
    try window.transaction {
      if try self.isActive(link) { return }
      unfinished = try self.follow(LinkPosition(link: link), from: root)
    }
    return unfinished
  }

  /// Whether the place of a link is active already; its guards have to allow it, and nothing has to change then.
  private func isActive(_ link: DeepLink) throws -> Bool {
    guard let window = opener.window, let screen = window.activeScreen,
      let owner = Engine.shared.tree.owner(around: screen), owner.isPlace(screen)
    else { return false }
    let (location, steps) = (window.location, owner.steps(to: screen))
    guard steps.first?.parent === window.rootCoordinator, location.segments == link.segments,
      location.query == link.query, location.fragment == link.fragment
    else { return false }
    var position = LinkPosition(link: link)
    for (parent, part) in steps {
      guard let route = parent.statedRoutes.route(to: part) else { return part === screen }
      try checkGuards(of: route, statedBy: parent, at: position)
      position.pass(route)
    }
    return true
  }

  /// Follows a link from a position on; returns it if it has to be kept.
  private func follow(_ position: LinkPosition, from coordinator: Coordinator) throws -> DeepLink? {
    var (coordinator, position) = (coordinator, position)
    var place: Place?
    while position.index < position.link.segments.count {
      guard let next = try step(from: coordinator, at: position) else {
        return try followGroup(of: coordinator, at: position)
      }
      let child: Coordinator
      switch next.decision {
      case .allowed: child = coordinator
      case .leads(let other): child = other
      case .waits(at: nil): return position.link
      default: throw failure(next.decision, at: position)
      }
      place = child === coordinator ? next.place : nil
      coordinator = try checked(child, at: position)
      position.pass(next.place.route)
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
  private typealias Place = (route: Route, texts: [[String]])

  /// Follows the first route of a coordinator that has the next segments; `nil` if none has.
  private func step(
    from coordinator: Coordinator, at position: LinkPosition
  ) throws -> (decision: RouteDecision, place: Place)? {
    for route in coordinator.statedRoutes where route.group == nil {
      if let error = route.malformation(in: coordinator) { throw error }
      let texts = route.pattern.texts(in: position.link, at: position.index)
      guard let texts = texts.flatMap(route.canonical) else { continue }
      try checkGuards(of: route, statedBy: coordinator, at: position)
      do {
        // What it has shown before it throws is rolled back.
        var decision = RouteDecision.unknown
        guard let window = opener.window else { throw LinkError.windowClosed(position.link) }
        try window.transaction { decision = try route.follow(coordinator, texts) }
        if case .leads(let child) = decision, child !== coordinator, route.isRestorable {
          try checkName(of: child, in: coordinator, route.pattern.link(with: texts))
        }
        return (decision, (route, texts))
      } catch PlaceError.noSuchPlace {
        return (.unknown, (route, texts))
      } catch PlaceError.notThereYet {
        // What leads to the place is shown meanwhile.
        coordinator.uncover()
        return (.waits(), (route, texts))
      }
    }
    return nil
  }

  /// Checks that the routes lead back from a child to the part of the link that has led to it.
  private func checkName(
    of child: Coordinator, in coordinator: Coordinator, _ part: DeepLink
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
    of coordinator: Coordinator, at position: LinkPosition
  ) throws -> DeepLink? {
    let unknown = position.unknownSegment
    guard let window = opener.window, position.groups.count <= opener.redirectLimit else {
      throw unknown
    }
    let children = coordinator.children
    let routes = coordinator.statedRoutes.filter { $0.group != nil }
    let isShown = { (route: Route) in children.contains { route.texts($0) != nil } }
    for route in routes.filter(isShown) + routes.filter({ !isShown($0) }) {
      var unfinished: DeepLink?
      do {
        try window.transaction {
          guard case .leads(let child) = try route.follow(coordinator, []) else { throw unknown }
          var inside = position
          inside.pass(route)
          unfinished = try follow(inside, from: checked(child, at: position))
          // Another group may know the link, so the guard decides once this one does.
          try checkGuards(of: route, statedBy: coordinator, at: position)
        }
        return unfinished
      } catch let error as LinkError where error == unknown {
        continue
      }
    }
    throw unknown
  }

  /// A child that the link leads to, if it is there.
  private func checked(_ child: Coordinator, at position: LinkPosition) throws -> Coordinator {
    guard child.isActive else {
      throw CoordinatorDiagnostic(
        .coordinatorNotStarted, subject: "\(type(of: child))", detail: "link \(position.link)")
    }
    if child.isFinishing {
      let segment = position.link.segments[position.index]
      throw LinkError.destinationFinished(segment, at: position.index, in: position.link)
    }
    return child
  }

  /// Throws unless all guards of a route allow the link.
  private func checkGuards(
    of route: Route, statedBy coordinator: Coordinator, at position: LinkPosition
  ) throws {
    let decision = try route.decision(about: position.link) { number, decide in
      let key = GuardKey(
        position: position, coordinator: ObjectIdentifier(type(of: coordinator)),
        route: route.group ?? route.pattern.text, number: number)
      if let decision = request.decisions[key] { return decision }
      throw UndecidedGuard(key: key) { [weak coordinator] in
        guard let coordinator else { return .refused }
        return try await coordinator.holding { try await decide(position.link) }
      }
    }
    if !decision.allows { throw failure(decision, at: position) }
  }

  /// What a decision throws by which the link does not lead on, so that what it has shown is rolled back.
  private func failure(_ decision: RouteDecision, at position: LinkPosition) -> any Error {
    let (link, index) = (position.link, position.index)
    let here = DeepLink(Array(link.segments[..<index]))
    return switch decision {
    case .redirects(let target):
      Redirection(target: target.resolved(against: here), keepsLink: false)
    case .waits(let place): Redirection(target: place?.resolved(against: here), keepsLink: true)
    // The guard of a group may decide about a link that ends before it.
    case .unknown where index < link.segments.count: position.unknownSegment
    case .refused, .unknown, .allowed, .leads: LinkError.refused(link)
    }
  }
}

/// The position up to which a link was followed.
struct LinkPosition: Hashable {
  let link: DeepLink
  /// The index of the next segment.
  var index = 0
  /// The groups that the next segment is tried in.
  var groups: [String] = []

  @MainActor mutating func pass(_ route: Route) {
    if let group = route.group {
      groups.append(group)
    } else {
      (index, groups) = (route.pattern.end(in: link, from: index), [])
    }
  }

  /// The error that no route has the next segment.
  var unknownSegment: LinkError { .unknownSegment(link.segments[index], at: index, in: link) }
}

/// The guard of a route on the way of a link.
struct GuardKey: Hashable {
  /// Where the route begins.
  let position: LinkPosition
  /// The type of the coordinator that states the route.
  let coordinator: ObjectIdentifier
  let route: String
  let number: Int
}

/// A guard that takes time and has not decided about a link yet.
struct UndecidedGuard: Error {
  let key: GuardKey
  let decide: @MainActor () async throws -> RouteDecision
}

/// Thrown to roll back a link that another one is followed instead of, or that is kept.
private struct Redirection: Error {
  let target: DeepLink?
  let keepsLink: Bool
}
