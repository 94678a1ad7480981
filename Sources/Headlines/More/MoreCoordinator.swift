import Sternik

/// Leads to everything that is not news.
final class MoreCoordinator: NavigationCoordinator<MoreScreen>, LinkHandler {
  /// What lies behind the list, as links name it.
  enum Segment: String, LinkSegment {
    case language
    case about
  }

  var didChooseLanguage: (Language) -> Void = { _ in }

  override func start() {
    let screen = MoreScreen()
    screen.didSelectLanguage = showLanguages
    screen.didSelectAbout = showAbout
    show(screen)
  }

  func follow(_ segment: Segment) throws -> LinkStep {
    switch segment {
    case .language: try leadToChild(orStart: languages())
    case .about: try leadToChild(orStart: about())
    }
  }

  func showLanguages() { start(child: languages()) }

  func showAbout() { start(child: about()) }

  private func languages() -> LanguageCoordinator {
    let languages = LanguageCoordinator(presenter: presenter)
    languages.didChoose = { self.didChooseLanguage($0) }
    return languages
  }

  private func about() -> AboutCoordinator { AboutCoordinator(presenter: presenter) }
}
