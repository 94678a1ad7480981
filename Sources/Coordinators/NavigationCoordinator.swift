/// A coordinator of one screen type, which removes itself when its screen has left, whichever way:
/// back key, `pop`, a swapped root, a removed tab, a dismissed modal, or a container going away.
///
/// ```swift
/// final class HomeCoordinator: NavigationCoordinator<HomeScreen> {
///   override func start() {
///     let screen = HomeScreen()
///     screen.didTapButton = { self.showDetails() }
///     show(screen)
///   }
/// }
/// ```
@MainActor
open class NavigationCoordinator<Screen: Presentable>: Coordinator {
  /// The screen that was shown last and is still there.
  public final var screen: Screen? { screens.lazy.compactMap { $0 as? Screen }.last }
}
