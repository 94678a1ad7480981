import Sternik

/// Welcomes the reader, once.
final class WelcomeCoordinator: NavigationCoordinator<WelcomeScreen> {
  /// The reader has seen the welcome, and left it in whichever way.
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
