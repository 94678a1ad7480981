import Sternik

/// Shows the About page.
final class AboutCoordinator: NavigationCoordinator<AboutScreen> {
  override func start() { show(AboutScreen()) }
}
