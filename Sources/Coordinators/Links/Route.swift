/// A place that a coordinator leads to, with the part of links that means it.
///
/// The first argument is the path, in which `{number}` is a value. It may go on with values of the query and with one of the
/// fragment: `"search?{text}&{tag}#{section}"`. The closures get the values in this order, as the types that the closures
/// state. A link whose texts are no such values belongs to another route. A last value with three dots, as in
/// `"{side}/{folder...}"`, is all that is left of the path, as an array: `left/photos/a` gives `["photos", "a"]`, and `left` an empty one.
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
  var isRestorable: Bool {
    if case .decided = definition.destination { false } else { true }
  }

  /// A child that `start` makes.
  ///
  /// A link leads to the newest child with the same values if there is one, and to a new one otherwise.
  ///
  /// - Parameters:
  ///   - path: the part of links that means the child.
  ///   - child: the type of the child.
  ///   - values: returns the values of a child; `nil` if this route does not lead to it.
  ///   - start: makes a child, which is started then. It throws ``PlaceError/noSuchPlace`` if nothing has these values.
  public init<Child: Coordinator, each Value: LinkValue>(
    _ path: String, to child: Child.Type,
    values: @escaping @MainActor (Child) -> (repeat each Value)?,
    start: @escaping @MainActor (repeat each Value) throws -> Child
  ) {
    self.init(path, group: nil, values: values, start: start)
  }

  /// A child that has no values in its path; `isMeant` distinguishes it from others of its type.
  public init<Child: Coordinator>(
    _ path: String, to child: Child.Type,
    where isMeant: @escaping @MainActor (Child) -> Bool = { _ in true },
    start: @escaping @MainActor () throws -> Child
  ) {
    self.init(path, group: nil, values: { isMeant($0) ? () : nil }, start: start)
  }

  /// A child that is always there, such as the coordinator of a tab.
  public init<Child: Coordinator>(
    _ path: String, toExisting child: Child.Type,
    where isMeant: @escaping @MainActor (Child) -> Bool = { _ in true }
  ) {
    self.init(path, to: child, where: isMeant) { throw PlaceError.noSuchPlace }
  }

  /// A child that links skip, such as the coordinator of all tabs; saved states have its name.
  ///
  /// A link leads through it if one of its own routes has the next part of the link.
  public init<Child: Coordinator>(
    group name: String, to child: Child.Type,
    where isMeant: @escaping @MainActor (Child) -> Bool = { _ in true },
    start: @escaping @MainActor () throws -> Child
  ) {
    self.init("", group: name, values: { isMeant($0) ? () : nil }, start: start)
  }

  /// A screen of the coordinator itself, which `show` shows.
  ///
  /// A link leads to the newest screen with the same values if there is one, and to a new one otherwise.
  public init<Shown: Presentable, each Value: LinkValue>(
    _ path: String, to screen: Shown.Type,
    values: @escaping @MainActor (Shown) -> (repeat each Value)?,
    show: @escaping @MainActor (repeat each Value) throws -> Void
  ) {
    self.init(
      path, values: values,
      to: .screen { texts in
        let values = try RouteValues<repeat each Value>.parse(texts)
        try show(repeat each values)
      })
  }

  /// A screen that has no values in its path; `isMeant` distinguishes it from others of its type.
  public init<Shown: Presentable>(
    _ path: String, to screen: Shown.Type,
    where isMeant: @escaping @MainActor (Shown) -> Bool = { _ in true },
    show: @escaping @MainActor () throws -> Void
  ) {
    self.init(path, to: screen, values: { isMeant($0) ? () : nil }, show: show)
  }

  /// What `follow` leads to, such as another link; saved states have no such place.
  ///
  /// `follow` runs in the transaction of the whole link, possibly more than once for one link.
  public init<each Value: LinkValue>(
    _ path: String, follow: @escaping @MainActor (repeat each Value) throws -> RouteDecision
  ) {
    self.init(
      path, values: { (_: AnyObject) -> (repeat each Value)? in nil },
      to: .decided { texts in
        let values = try RouteValues<repeat each Value>.parse(texts)
        return try follow(repeat each values)
      })
  }

  private init<Child: Coordinator, each Value: LinkValue>(
    _ path: String, group: String?, values: @escaping @MainActor (Child) -> (repeat each Value)?,
    start: @escaping @MainActor (repeat each Value) throws -> Child
  ) {
    self.init(
      path, group: group, values: values,
      to: .child { texts in
        let values = try RouteValues<repeat each Value>.parse(texts)
        return try start(repeat each values)
      })
  }

  private init<Part, each Value: LinkValue>(
    _ path: String, group: String? = nil,
    values: @escaping @MainActor (Part) -> (repeat each Value)?, to destination: RouteDestination
  ) {
    definition = RouteDefinition(
      path, group: group, valueCount: RouteValues<repeat each Value>.count,
      texts: { part in
        guard let part = part as? Part, let values = values(part) else { return nil }
        return RouteValues<repeat each Value>.texts(repeat each values)
      },
      canonical: { texts in
        guard let values = try? RouteValues<repeat each Value>.parse(texts) else { return nil }
        return RouteValues<repeat each Value>.texts(repeat each values)
      }, destination: destination)
  }

  /// The texts of the values of a child or screen; `nil` if this route does not lead to it, as in a path with an empty text.
  func texts(_ part: AnyObject) -> [[String]]? {
    definition.texts(part).flatMap { pattern.canName($0) ? $0 : nil }
  }

  /// The texts as the values of this route write them; `nil` if they are no such values.
  func canonical(_ texts: [[String]]) -> [[String]]? { definition.canonical(texts) }

  /// Leads to the place with canonical texts.
  func follow(_ coordinator: Coordinator, _ wanted: [[String]]) throws -> RouteDecision {
    switch definition.destination {
    case .child(let make):
      try coordinator.leadToChild(orStart: make(wanted)) { texts($0) == wanted }
    case .screen(let show):
      try coordinator.leadToScreen(orShow: { try show(wanted) }, where: { texts($0) == wanted })
    case .decided(let decide): try decide(wanted)
    }
  }

  /// Shows the place once more.
  func restore(_ coordinator: Coordinator, _ texts: [[String]]) throws {
    switch definition.destination {
    case .child(let make): try coordinator.tryStart(child: make(texts))
    case .screen(let show): try show(texts)
    case .decided: break
    }
  }

  /// This route with a guard, which decides whether links and saved states may lead to the place.
  ///
  /// ```swift
  /// Route("account", to: AccountCoordinator.self) { AccountCoordinator(presenter: self.stack) }
  ///   .guarded { _ in self.session.isSignedIn ? .allowed : .waits(at: DeepLink("sign-in")) }
  /// ```
  ///
  /// It decides again in ``LinkOpener/recheckGuards()``: what it does not allow any more leaves.
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

  /// The first decision of its guards that does not allow the place; `slowDecision` stands for that of a guard that takes
  /// time, which it gets with its number.
  func decision(
    about link: DeepLink, slowDecision: (Int, @escaping RouteGuard.Slow) throws -> RouteDecision
  ) rethrows -> RouteDecision {
    for (number, routeGuard) in guards.enumerated() {
      let decision =
        switch routeGuard {
        case .synchronous(let decide): decide(link)
        case .asynchronous(let decide): try slowDecision(number, decide)
        }
      if !decision.allows { return decision }
    }
    return .allowed
  }

  /// The error of a path that is empty, does not mean what it shows, or has not as many values as the closures.
  func malformation(in coordinator: Coordinator) -> CoordinatorDiagnostic? {
    var mistake = pattern.segments.isEmpty && group == nil ? "has no path" : pattern.mistake
    if mistake == nil, pattern.valueCount != definition.valueCount {
      mistake = "has \(pattern.valueCount) values, its closures \(definition.valueCount)"
    }
    return mistake.map {
      CoordinatorDiagnostic(
        .routeMalformed, subject: name(of: coordinator),
        detail: "the route \"\(pattern.text)\" \($0)")
    }
  }

  /// The part of links that means a child or screen; `nil` if this route does not lead to it.
  func link(to part: AnyObject) -> DeepLink? { texts(part).map(pattern.link) }
}

/// What a route leads to, with the texts of its values.
enum RouteDestination {
  /// A child, which the closure makes.
  case child(@MainActor ([[String]]) throws -> Coordinator)
  /// A screen of the coordinator itself, which the closure shows.
  case screen(@MainActor ([[String]]) throws -> Void)
  /// What the closure leads to; saved states have no such place.
  case decided(@MainActor ([[String]]) throws -> RouteDecision)
}

/// The path and the closures of a route.
///
/// An object, so that routes are small: links nest deeply while they are followed.
@MainActor
final class RouteDefinition {
  let pattern: RoutePattern
  /// The name in saved states of a route that links skip.
  let group: String?
  /// The number of values that the closures have.
  let valueCount: Int
  let texts: @MainActor (AnyObject) -> [[String]]?
  let canonical: ([[String]]) -> [[String]]?
  let destination: RouteDestination

  init(
    _ path: String, group: String?, valueCount: Int,
    texts: @escaping @MainActor (AnyObject) -> [[String]]?,
    canonical: @escaping ([[String]]) -> [[String]]?, destination: RouteDestination
  ) {
    (pattern, self.group, self.valueCount) = (RoutePattern(path), group, valueCount)
    (self.texts, self.canonical, self.destination) = (texts, canonical, destination)
  }
}

/// What decides about a route.
enum RouteGuard {
  typealias Slow = @MainActor (DeepLink) async throws -> RouteDecision

  case synchronous(@MainActor (DeepLink) -> RouteDecision)
  case asynchronous(Slow)
}

/// The values of a route and their texts.
private struct RouteValues<each Value: LinkValue> {
  static var count: Int {
    var count = 0
    for _ in repeat (each Value).self { count += 1 }
    return count
  }

  static func texts(_ values: repeat each Value) -> [[String]] {
    var texts: [[String]] = []
    repeat texts.append((each values).linkTexts)
    return texts
  }

  /// - Throws: ``PlaceError/noSuchPlace`` if the texts are no such values.
  static func parse(_ texts: [[String]]) throws -> (repeat each Value) {
    var rest = texts[...]
    func next<Next: LinkValue>(_ type: Next.Type) throws -> Next {
      guard let texts = rest.popFirst(), let value = Next(linkTexts: texts) else {
        throw PlaceError.noSuchPlace
      }
      return value
    }
    return try (repeat next((each Value).self))
  }
}
