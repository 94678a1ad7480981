/// What a route, or a guard of one, decides about a link.
public enum RouteDecision: Sendable {
  /// The link may lead to the place of a guard, or the coordinator that states the route shows the place itself.
  case allowed
  /// A coordinator in the tree follows the rest of the link or is its destination; as `allowed` if a guard decides so.
  case leads(to: Coordinator)
  /// Another link is followed from the start instead; a relative one begins at the coordinator that states the route.
  ///
  /// Everything that the first link has shown is rolled back.
  case redirects(to: DeepLink)
  /// Another flow, such as a login, has to be completed first: the link is kept until ``LinkOpener/resume()``.
  ///
  /// A link to that flow is followed like a redirection. Without one, what a route has shown stays; for a guard,
  /// nothing changes.
  case waits(at: DeepLink? = nil)
  /// The link cannot be followed: ``LinkError/refused(_:)``.
  case refused
  /// There is no such place: ``LinkError/unknownSegment(_:at:in:)``.
  case unknown

  /// Whether the place of a guard may be shown.
  var allows: Bool {
    switch self {
    case .allowed, .leads: true
    case .redirects, .waits, .refused, .unknown: false
    }
  }
}

extension RouteDecision: Equatable {
  /// Whether both decide the same, about the same coordinator.
  public nonisolated static func == (left: RouteDecision, right: RouteDecision) -> Bool {
    switch (left, right) {
    case (.allowed, .allowed), (.refused, .refused), (.unknown, .unknown): true
    case (.leads(let left), .leads(let right)): left === right
    case (.redirects(let left), .redirects(let right)): left == right
    case (.waits(let left), .waits(let right)): left == right
    default: false
    }
  }
}
