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
  public final weak var screen: Screen?

  /// Shows the screen in this coordinator's place.
  public final func show(_ screen: Screen) {
    self.screen = screen
    show(screen as any Presentable)
  }
}
