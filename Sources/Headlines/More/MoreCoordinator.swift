import Sternik

/// Leads to everything that is not news.
final class MoreCoordinator: NavigationCoordinator<MoreScreen> {
  var didChooseLanguage: (Language) -> Void = { _ in }

  override func start() {
    let screen = MoreScreen()
    screen.didSelectLanguage = showLanguages
    screen.didSelectAbout = showAbout
    show(screen)
  }

  func showLanguages() {
    let languages = LanguageCoordinator(presenter: presenter)
    languages.didChoose = { self.didChooseLanguage($0) }
    start(child: languages)
  }

  func showAbout() { start(child: AboutCoordinator(presenter: presenter)) }
}
