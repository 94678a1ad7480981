/// A coordinator of one screen type; it is removed when its last screen has left, for whatever reason:
/// back key, `pop`, a replaced root, a removed tab, a dismissed modal, or a removed container.
///
/// One that has children then, such as one in a modal, is removed with the last of them.
///
/// ```swift
/// final class HomeCoordinator: NavigationCoordinator<HomeScreen> {
///   override func start() {
///     let screen = HomeScreen()
///     screen.didTapButton = { self.start(child: SettingsCoordinator(presenter: self.presenter)) }
///     show(screen)
///   }
/// }
/// ```
@MainActor
open class NavigationCoordinator<Screen: Presentable>: Coordinator {
  /// The most recently shown screen of this type that is still shown, in a window or in a container that is in none.
  public final var screen: Screen? { screens.lazy.compactMap { $0 as? Screen }.last }
}

/// The name that other coordinator libraries have for a ``NavigationCoordinator``: every coordinator can be a child.
public typealias ChildCoordinator<Screen: Presentable> = NavigationCoordinator<Screen>
