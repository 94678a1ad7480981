/// A coordinator that states its routes once, for links, for saved states, and for ``Window/location``.
///
/// ```swift
/// final class OrdersCoordinator: NavigationCoordinator<OrdersScreen>, Routing {
///   var routes: [Route] {
///     [
///       Route("{number}", to: OrderCoordinator.self) { $0.number } start: {
///         OrderCoordinator(number: $0, presenter: self.presenter)
///       }
///     ]
///   }
/// }
/// ```
///
/// What `start()` shows may have a route, too: it is found there and not shown again. A child or screen that no route leads
/// to is found by its type if `start()` shows it, and is never shown by a saved state.
@MainActor
public protocol Routing: Coordinator {
  /// The routes; of several that fit, the first is followed.
  var routes: [Route] { get }

  /// Called when a link ends here, unless the place is active already: brings this coordinator's own screens to the top.
  ///
  /// By default its children leave, its screens that routes lead to, and what else is above its last other screen. A
  /// coordinator whose own screens are containers, such as a ``TabCoordinator``, keeps what is in them, and what covers them
  /// leaves. One without screens stays as it is.
  ///
  /// - Throws: an error that makes the whole link fail; nothing has changed then.
  func arrive() throws
}

extension Routing {
  public func arrive() { uncover() }
}
