/// A place that a coordinator leads to, with the part of links that means it.
///
/// The first argument is the path, in which `{number}` is a value. It may go on with values of the query and with one of the
/// fragment: `"search?{text}&{tag}#{section}"`. The closures get the values in this order, as the types that the closures
/// state. A link whose texts are no such values belongs to another route.
///
/// ```swift
/// Route("orders/{number}", to: OrderCoordinator.self) { $0.number } start: {
///   OrderCoordinator(number: $0, presenter: self.stack)
/// }
/// ```
@MainActor
public struct Route {
  let pattern: RoutePattern
  /// The name in saved states of a route that links skip.
  let group: String?
  /// The texts of the values of a child or screen; `nil` if this route does not lead to it.
  let texts: @MainActor (AnyObject) -> [[String]]?
  /// The texts as the values of this route write them; `nil` if they are no such values.
  let canonical: ([[String]]) -> [[String]]?
  /// Leads to the place with canonical texts.
  let follow: @MainActor (Coordinator, [[String]]) throws -> LinkStep
  /// Shows the place once more; `nil` if only links lead here.
  let restore: (@MainActor (Coordinator, [[String]]) throws -> Void)?
  /// The number of values that the closures have.
  let valueCount: Int
  private(set) var guards: [RouteGuard]

  init(
    _ pattern: RoutePattern, valueCount: Int, group: String?,
    texts: @escaping @MainActor (AnyObject) -> [[String]]?,
    canonical: @escaping ([[String]]) -> [[String]]?,
    follow: @escaping @MainActor (Coordinator, [[String]]) throws -> LinkStep,
    restore: (@MainActor (Coordinator, [[String]]) throws -> Void)?
  ) {
    (self.pattern, self.group, self.texts, self.canonical) = (pattern, group, texts, canonical)
    (self.follow, self.restore, self.valueCount, guards) = (follow, restore, valueCount, [])
  }

  /// This route with a guard, which decides whether links and saved states may lead to the place.
  ///
  /// ```swift
  /// Route("account", to: AccountCoordinator.self) { AccountCoordinator(presenter: self.stack) }
  ///   .guarded { _ in self.session.isSignedIn ? .allowed : .waits(at: DeepLink("sign-in")) }
  /// ```
  ///
  /// It is asked again by ``LinkOpener/recheckGuards()``: what it does not allow any more leaves.
  public func guarded(_ decide: @escaping @MainActor (DeepLink) -> RouteDecision) -> Route {
    adding(.synchronous(decide))
  }

  /// This route with a guard that takes time to decide, such as by asking a server; nothing changes until then.
  ///
  /// An error that it throws is the error of the link.
  public func guarded(
    asking decide: @escaping @MainActor (DeepLink) async throws -> RouteDecision
  ) -> Route {
    adding(.asynchronous(decide))
  }

  private func adding(_ guardian: RouteGuard) -> Route {
    var route = self
    route.guards.append(guardian)
    return route
  }

  /// The error of a path that has not as many values as the closures.
  func malformation(in coordinator: Coordinator) -> CoordinatorDiagnostic? {
    guard pattern.valueCount != valueCount else { return nil }
    return CoordinatorDiagnostic(
      .routeMalformed, subject: "\(type(of: coordinator))",
      detail: "the route \"\(pattern.text)\" has \(pattern.valueCount), its closures \(valueCount)")
  }

  /// The part of links that means a child or screen; `nil` if this route does not lead to it.
  func link(to part: AnyObject) -> DeepLink? { texts(part).map(pattern.link) }
}

/// What decides about a route.
enum RouteGuard {
  case synchronous(@MainActor (DeepLink) -> RouteDecision)
  case asynchronous(@MainActor (DeepLink) async throws -> RouteDecision)
}
