import Sternik

/// Lets the user choose a theme.
final class ThemeCoordinator: NavigationCoordinator<ChoiceScreen<ThemeChoice>> {
  var didChoose: (ThemeChoice) -> Void = { _ in }

  private let library: Library

  init(library: Library, presenter: any Presenter) {
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ChoiceScreen(
      Texts.more.theme, of: ThemeChoice.allCases, label: \.name, current: self.library.themeChoice)
    screen.didSelect = { self.didChoose($0) }
    show(screen)
  }
}
