import Sternik

/// Lets the user choose which articles are kept, and asks before any are removed.
final class LimitCoordinator: NavigationCoordinator<ChoiceScreen<ArticleLimit>>, AlertPresenting {
  var didChoose: (ArticleLimit) -> Void = { _ in }

  private let library: Library

  init(library: Library, presenter: any Presenter) {
    self.library = library
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ChoiceScreen(
      Texts.more.limit, of: ArticleLimit.allCases, label: \.name,
      current: self.library.settings.limit)
    screen.didSelect = choose
    show(screen)
  }

  private func choose(_ limit: ArticleLimit) {
    guard limit != library.settings.limit else { return }
    guard limit != .all else { return didChoose(limit) }
    let count = library.count(beyond: limit)
    presentAlert(
      title: limit.name,
      message: Texts.limit.question + (count > 0 ? "\n" + Texts.limit.now(articles: count) : ""),
      kind: .warning,
      actions: [
        AlertAction(Texts.limit.remove, role: .destructive) { self.didChoose(limit) },
        AlertAction(Texts.alert.cancel, role: .cancel),
      ])
  }
}
