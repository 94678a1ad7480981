import Sternik

/// Shows what the program says of itself.
final class AboutCoordinator: NavigationCoordinator<AboutScreen> {
  override func start() { show(AboutScreen()) }
}
