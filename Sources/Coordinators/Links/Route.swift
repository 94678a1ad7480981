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
  private let definition: RouteDefinition
  private(set) var guards: [RouteGuard] = []
  private(set) var isSaved = true

  var pattern: RoutePattern { definition.pattern }
  var group: String? { definition.group }
  /// Whether saved states have the place; otherwise only links lead here.
  var isRestorable: Bool { definition.restore != nil }

  init(_ definition: RouteDefinition) { self.definition = definition }

  /// The texts of the values of a child or screen; `nil` if this route does not lead to it, as in a path with an empty text.
  func texts(_ part: AnyObject) -> [[String]]? {
    definition.texts(part).flatMap { pattern.canName($0) ? $0 : nil }
  }

  /// The texts as the values of this route write them; `nil` if they are no such values.
  func canonical(_ texts: [[String]]) -> [[String]]? { definition.canonical(texts) }

  /// Leads to the place with canonical texts.
  func follow(_ coordinator: Coordinator, _ texts: [[String]]) throws -> RouteDecision {
    try definition.follow(coordinator, texts)
  }

  /// Shows the place once more.
  func restore(_ coordinator: Coordinator, _ texts: [[String]]) throws {
    try definition.restore?(coordinator, texts)
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

  /// This route without its place in saved states, such as that of a page that says that a link is unknown.
  public func unsaved() -> Route {
    var route = self
    route.isSaved = false
    return route
  }

  /// This route with a guard that takes time to decide, such as by asking a server; nothing changes until then.
  ///
  /// An error that it throws is the error of the link.
  public func guarded(
    asking decide: @escaping @MainActor (DeepLink) async throws -> RouteDecision
  ) -> Route {
    adding(.asynchronous(decide))
  }

  private func adding(_ routeGuard: RouteGuard) -> Route {
    var route = self
    route.guards.append(routeGuard)
    return route
  }

  /// The error of a path that is empty, or has not as many values as the closures.
  func malformation(in coordinator: Coordinator) -> CoordinatorDiagnostic? {
    if pattern.segments.isEmpty, group == nil {
      return CoordinatorDiagnostic(
        .routeMalformed, subject: "\(type(of: coordinator))",
        detail: "the route \"\(pattern.text)\" has no path")
    }
    let valueCount = definition.valueCount
    guard pattern.valueCount != valueCount else { return nil }
    return CoordinatorDiagnostic(
      .routeMalformed, subject: "\(type(of: coordinator))",
      detail: "the route \"\(pattern.text)\" has \(pattern.valueCount), its closures \(valueCount)")
  }

  /// The part of links that means a child or screen; `nil` if this route does not lead to it.
  func link(to part: AnyObject) -> DeepLink? { texts(part).map(pattern.link) }
}

/// What the closures of a route do.
///
/// An object, so that routes are small: links nest deeply while they are followed.
@MainActor
final class RouteDefinition {
  let pattern: RoutePattern
  /// The number of values that the closures have.
  let valueCount: Int
  /// The name in saved states of a route that links skip.
  let group: String?
  let texts: @MainActor (AnyObject) -> [[String]]?
  let canonical: ([[String]]) -> [[String]]?
  let follow: @MainActor (Coordinator, [[String]]) throws -> RouteDecision
  /// `nil` if only links lead to the place.
  let restore: (@MainActor (Coordinator, [[String]]) throws -> Void)?

  init(
    _ path: String, valueCount: Int, group: String?,
    texts: @escaping @MainActor (AnyObject) -> [[String]]?,
    canonical: @escaping ([[String]]) -> [[String]]?,
    follow: @escaping @MainActor (Coordinator, [[String]]) throws -> RouteDecision,
    restore: (@MainActor (Coordinator, [[String]]) throws -> Void)?
  ) {
    (pattern, self.valueCount, self.group) = (RoutePattern(path), valueCount, group)
    (self.texts, self.canonical, self.follow, self.restore) = (texts, canonical, follow, restore)
  }
}

/// What decides about a route.
enum RouteGuard {
  case synchronous(@MainActor (DeepLink) -> RouteDecision)
  case asynchronous(@MainActor (DeepLink) async throws -> RouteDecision)
}
