import Sternik

/// Lets the user choose how often feeds are refreshed.
final class RefreshIntervalCoordinator: NavigationCoordinator<ChoiceScreen<RefreshInterval>> {
  var didChoose: (RefreshInterval) -> Void = { _ in }

  private let library: Library

  init(library: Library, presenter: any Presenter) {
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ChoiceScreen(
      Texts.more.interval, of: RefreshInterval.allCases, label: \.name,
      current: self.library.settings.refreshInterval)
    screen.didSelect = { self.didChoose($0) }
    show(screen)
  }
}
