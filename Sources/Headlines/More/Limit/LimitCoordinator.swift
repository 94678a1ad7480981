import Sternik

/// Lets the user choose which articles are kept, and asks before any are removed.
final class LimitCoordinator: NavigationCoordinator<LimitScreen>, AlertPresenting {
  var didChoose: (ArticleLimit) -> Void = { _ in }

  private let library: Library

  init(library: Library, presenter: any Presenter) {
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = LimitScreen(library: library)
    screen.didSelect = choose
    show(screen)
  }

  private func choose(_ limit: ArticleLimit) {
    guard limit != library.settings.limit else { return }
    guard limit != .all else { return didChoose(limit) }
    presentAlert(
      title: limit.name, message: Texts.limit.question, kind: .warning,
      actions: [
        AlertAction(Texts.limit.remove, role: .destructive) { self.didChoose(limit) },
        AlertAction(Texts.alert.cancel, role: .cancel),
      ])
  }
}
