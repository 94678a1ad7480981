import Sternik

/// Lets the user choose a theme.
final class ThemeCoordinator: NavigationCoordinator<ThemeScreen> {
  var didChoose: (ThemeChoice) -> Void = { _ in }

  private let library: Library

  init(library: Library, presenter: any Presenter) {
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ThemeScreen(library: library)
    screen.didSelect = { self.didChoose($0) }
    show(screen)
  }
}
