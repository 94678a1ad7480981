import Sternik

/// Lets the reader choose the language of the program.
final class LanguageCoordinator: NavigationCoordinator<LanguageScreen> {
  var didChoose: (Language) -> Void = { _ in }

  override func start() {
    let screen = LanguageScreen()
    screen.didSelect = { self.didChoose($0) }
    show(screen)
  }
}
