import Sternik

/// Lets the user choose the language of the program.
final class LanguageCoordinator: NavigationCoordinator<LanguageScreen> {
  var didChoose: (Language) -> Void = { _ in }

  override func start() {
    let screen = LanguageScreen()
    screen.didSelect = { self.didChoose($0) }
    show(screen)
  }
}
