import Sternik

/// Shows the welcome at the first start.
final class WelcomeCoordinator: NavigationCoordinator<WelcomeScreen> {
  /// The welcome was closed, by its button or by Escape.
  @Once var done: () -> Void = {}
  var didChooseLanguage: (Language) -> Void = { _ in }

  override func start() {
    let screen = WelcomeScreen()
    screen.didChooseLanguage = { self.didChooseLanguage($0) }
    screen.didTapStart = { self.finish() }
    removeCoordinator = { ($0 as? WelcomeCoordinator)?.done() }
    show(screen)
  }
}
