import Sternik

/// Lets the reader choose the look of the program.
final class LookCoordinator: NavigationCoordinator<LookScreen> {
  var didChoose: (Look) -> Void = { _ in }

  private let library: Library

  init(library: Library, presenter: any Presenter) {
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = LookScreen(library: library)
    screen.didSelect = { self.didChoose($0) }
    show(screen)
  }
}
