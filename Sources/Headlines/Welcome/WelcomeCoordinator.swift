import Sternik

/// Welcomes the reader, once.
final class WelcomeCoordinator: NavigationCoordinator<WelcomeScreen> {
  var didChooseLanguage: (Language) -> Void = { _ in }

  override func start() {
    let screen = WelcomeScreen()
    screen.didChooseLanguage = { self.didChooseLanguage($0) }
    screen.didTapStart = { self.finish() }
    show(screen)
  }
}
