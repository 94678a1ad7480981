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
    guard let window, place.isShown else { return }
    let link = window.location
    for guardian in place.guards {
      switch guardian {
      case .synchronous(let decide):
        let decision = decide(link)
        if decision != .allowed { return leave(place, decision) }
      case .asynchronous(let decide):
        Task { [weak self] in
          do {
            let decision = try await decide(link)
            if decision != .allowed { self?.leave(place, decision) }
          } catch {
            CoordinatorDiagnostic(.linkFailed, subject: "\(link)", detail: "\(error)")
              .report(in: self?.window?.engine)
          }
        }
      }
    }
  }

  private func leave(_ place: GuardedPlace, _ decision: RouteDecision) {
    guard let window, let part = place.part, place.isShown else { return }
    let here = window.location
    let wasActive = window.activeScreen.map { window.isIn(part, $0) } ?? false
    let remove = { place.remove() }
    try? window.transaction(remove) { [weak self] in
      guard wasActive, !place.isShown else { return }
      switch decision {
      case .redirects(let target): try? self?.follow(LinkRequest(target.resolved(against: here)))
      case .waits(let target):
        try? self?.follow(LinkRequest(target.resolved(against: here), keeping: here))
      case .allowed, .refused: return
      }
    }
  }
}

/// A child or screen that a route with guards leads to.
@MainActor
package struct GuardedPlace {
  fileprivate weak var parent: Coordinator?
  fileprivate weak var part: AnyObject?
  fileprivate let guards: [RouteGuard]

  package var isShown: Bool {
    guard let parent, let engine = parent.engine else { return false }
    if let child = part as? Coordinator { return child.parent === parent }
    return (part as? any Presentable).map { engine.tree.coordinator(of: $0) === parent } ?? false
  }

  /// Asks the guards that decide at once, and ignores what they say.
  package func readGuards(about link: DeepLink) {
    for case .synchronous(let decide) in guards { _ = decide(link) }
  }

  fileprivate func remove() {
    if let child = part as? Coordinator {
      parent?.remove(child)
    } else if let screen = part as? any Presentable, let engine = parent?.engine {
      engine.issue(.removeScreen(screen))
    }
  }
}

extension Coordinator {
  /// The children and screens of this coordinator that a route with guards leads to.
  package final func guardedPlaces(among parts: [AnyObject]) -> [GuardedPlace] {
    guard let routes = (self as? any Routing)?.routes,
      routes.contains(where: { !$0.guards.isEmpty })
    else { return [] }
    return parts.compactMap { part in
      guard let route = routes.first(where: { $0.texts(part) != nil }), !route.guards.isEmpty else {
        return nil
      }
      return GuardedPlace(parent: self, part: part, guards: route.guards)
    }
  }
}

extension Window {
  /// Whether a screen is a part of a coordinator, or is one of the screens of its descendants.
  fileprivate func isIn(_ part: AnyObject, _ screen: any Presentable) -> Bool {
    if screen === part { return true }
    var owner = coordinator(of: screen)
    while let coordinator = owner {
      if coordinator === part { return true }
      owner = coordinator.parent
    }
    return false
  }
}
