/// A child or screen that a route with guards leads to.
@MainActor
package struct GuardedPlace {
  fileprivate(set) weak var parent: Coordinator?
  fileprivate(set) package weak var part: AnyObject?
  let route: Route
  /// The link to the parent, where relative links of its guards begin.
  let base: DeepLink
  /// The link to the place.
  let link: DeepLink

  package var isShown: Bool {
    guard let parent, let part else { return false }
    return parent.owns(part)
  }

  /// What the guards that decide at once decide now.
  package var decision: RouteDecision { route.decision(about: link) { _, _ in .allowed } }

  func remove() {
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
    let routes = statedRoutes
    guard routes.contains(where: { !$0.guards.isEmpty }) else { return [] }
    let base = link
    return parts.compactMap { part in
      // A tab that was not selected yet shows nothing that could leave.
      guard (part as? Coordinator)?.tabToStartWith == nil,
        let route = routes.route(to: part), !route.guards.isEmpty,
        let own = route.link(to: part)
      else { return nil }
      return GuardedPlace(
        parent: self, part: part, route: route, base: base, link: base.appending(own))
    }
  }
}
