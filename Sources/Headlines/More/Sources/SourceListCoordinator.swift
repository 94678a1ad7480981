import Sternik

/// Lets the reader add and remove sources.
final class SourceListCoordinator: NavigationCoordinator<SourceListScreen>, AlertPresenting {
  private let library: Library
  private let actions: MoreActions
  private let storyActions: StoryActions

  init(
    library: Library, actions: MoreActions, storyActions: StoryActions, presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.storyActions = storyActions
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = SourceListScreen(library: library)
    screen.didTapAdd = add
    screen.didTapAddBundled = { self.actions.didAddSource(.bundled) }
    screen.didSelect = ask
    show(screen)
  }

  private func add() {
    let adding = AddSourceCoordinator(presenter: presenter)
    adding.done = { self.actions.didAddSource($0) }
    start(child: adding)
  }

  /// Asks what to do with a source.
  private func ask(about source: Source) {
    presentAlert(
      title: source.displayName, message: source.id.isEmpty ? Texts.sources.bundled : source.id,
      actions: [
        AlertAction(Texts.sources.markAllRead) {
          self.storyActions.didMarkAllAsRead(self.library.shelf(source.id)?.stories ?? [])
        },
        AlertAction(Texts.sources.remove) { self.actions.didRemoveSource(source.id) },
        AlertAction(Texts.alert.cancel, role: .cancel),
      ])
  }
}
