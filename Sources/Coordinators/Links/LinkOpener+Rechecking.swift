extension LinkOpener {
  /// Asks the guards of the routes to everything that is shown again; what they do not allow any more leaves.
  ///
  /// Call it when what they depend on has changed, such as when the user signed out. If the active screen leaves, the link
  /// that its guard names is followed; with ``RouteDecision/waits(at:)``, its place is kept for ``resume()``. A
  /// ``LeaveGuard`` can refuse. What a guard that takes time decides holds when it has decided.
  public func recheckGuards() {
    for place in guardedPlaces { recheck(place) }
  }

  /// Everything that is shown and that a route with guards leads to.
  package var guardedPlaces: [GuardedPlace] {
    var pending = [window?.rootCoordinator].compactMap(\.self)
    var places: [GuardedPlace] = []
    while let coordinator = pending.popLast() {
      let children = coordinator.children
      pending += children.reversed()
      places += coordinator.guardedPlaces(among: children + coordinator.shownScreens)
    }
    return places
  }

  /// Asks the guards of the route to a place again.
  package func recheck(_ place: GuardedPlace) {
    if place.isShown { recheck(place, place.decision) }
  }

  /// Does what the guards that decide at once have decided, and asks the others if they allow the place.
  package func recheck(_ place: GuardedPlace, _ decision: RouteDecision) {
    guard let part = place.part, place.isShown else { return }
    guard decision.allows else { return leave(place, decision) }
    let (key, link) = (ObjectIdentifier(part), place.link)
    let count = (recheckCounts[key] ?? 0) + 1
    for case .asynchronous(let decide) in place.guards {
      recheckCounts[key] = count
      Task { [weak self] in
        do {
          let parent = place.parent
          guard let decision = try await parent?.holding({ try await decide(link) }) else { return }
          guard let self, self.recheckCounts[key] == count else { return }
          if !decision.allows { self.leave(place, decision) }
        } catch {
          CoordinatorDiagnostic(.linkFailed, subject: "\(link)", detail: "\(error)")
            .report(in: self?.window?.state)
        }
      }
    }
  }

  private func leave(_ place: GuardedPlace, _ decision: RouteDecision) {
    guard let window, let part = place.part else { return }
    var here: DeepLink?
    try? window.transaction {
      here = nil
      guard place.isShown else { return }
      let (location, active) = (window.location, window.activeScreen)
      place.remove()
      self.recheckCounts[ObjectIdentifier(part)] = nil
      // Another place may have sent the user elsewhere already.
      if let active, window.position(of: active) == nil { here = location }
    } then: { [weak self] in
      guard let here else { return }
      switch decision {
      case .redirects(let target):
        try? self?.follow(LinkRequest(target.resolved(against: place.base)))
      case .waits(let target?):
        try? self?.follow(LinkRequest(target.resolved(against: place.base), keeping: here))
      case .waits(at: nil): self?.waiting = here
      case .allowed, .leads, .refused, .unknown: return
      }
    }
  }
}

/// A child or screen that a route with guards leads to.
@MainActor
package struct GuardedPlace {
  fileprivate weak var parent: Coordinator?
  fileprivate(set) package weak var part: AnyObject?
  fileprivate let guards: [RouteGuard]
  /// The link to the parent, where relative links of its guards begin.
  fileprivate let base: DeepLink
  /// The link to the place.
  fileprivate let link: DeepLink

  package var isShown: Bool {
    guard let parent, parent.isActive else { return false }
    if let child = part as? Coordinator { return child.parent === parent }
    return (part as? any Presentable).map { Engine.shared.tree.coordinator(of: $0) === parent }
      ?? false
  }

  /// What the guards that decide at once decide now.
  package var decision: RouteDecision {
    for case .synchronous(let decide) in guards {
      let decision = decide(link)
      if !decision.allows { return decision }
    }
    return .allowed
  }

  fileprivate func remove() {
    if let child = part as? Coordinator {
      parent?.remove(child: child)
    } else if let screen = part as? any Presentable, parent?.isActive == true {
      Engine.shared.issue(.removeScreen(screen))
    }
  }
}

extension Coordinator {
  /// The children and screens of this coordinator that a route with guards leads to.
  package final func guardedPlaces(among parts: [AnyObject]) -> [GuardedPlace] {
    guard let routes = (self as? any Routing)?.routes,
      routes.contains(where: { !$0.guards.isEmpty })
    else { return [] }
    let base = link
    return parts.compactMap { part in
      // A tab that was not selected yet shows nothing that could leave.
      guard (part as? Coordinator)?.tabToStartWith == nil,
        let route = routes.first(where: { $0.texts(part) != nil }), !route.guards.isEmpty,
        let own = route.link(to: part)
      else { return nil }
      return GuardedPlace(
        parent: self, part: part, guards: route.guards, base: base, link: base.appending(own))
    }
  }
}
