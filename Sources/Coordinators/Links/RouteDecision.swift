/// What a guard of a route decides about a link.
public enum RouteDecision: Hashable, Sendable {
  /// The link may lead to the place.
  case allowed
  /// Another link is followed from the start instead; a relative one begins at the coordinator that states the route.
  case redirects(to: DeepLink)
  /// Another place, such as a login, is shown first; the link is kept until ``LinkOpener/resume()``.
  case waits(at: DeepLink)
  /// The link cannot be followed: ``LinkError/refused(_:)``.
  case refused
}
