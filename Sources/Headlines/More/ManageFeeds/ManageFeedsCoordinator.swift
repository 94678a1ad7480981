import Sternik

/// Lets the user add and remove feeds.
final class ManageFeedsCoordinator: NavigationCoordinator<ManageFeedsScreen>, Routing,
  AlertPresenting
{
  private let library: Library
  private let actions: SettingsActions
  private let articleActions: ArticleActions

  init(
    library: Library, actions: SettingsActions, articleActions: ArticleActions,
    presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.articleActions = articleActions
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = ManageFeedsScreen(library: library)
    screen.didTapAdd = { self.start(child: self.adding()) }
    screen.didTapAddBundled = { self.actions.didTapAddBundled() }
    screen.didSelect = showActions
    show(screen)
  }

  var routes: [Route] { [Route("add", to: AddFeedCoordinator.self) { self.adding() }] }

  private func adding() -> AddFeedCoordinator {
    let adding = AddFeedCoordinator(
      findFeeds: actions.findFeeds, known: library.credentials,
      presenter: Modal(over: presenter))
    adding.didAdd = { self.actions.didAddFeed($0, $1, $2) }
    return adding
  }

  private func edit(_ id: Feed.ID) {
    guard let feed = library.feed(id) else { return }
    let editing = EditFeedCoordinator(feed, presenter: Modal(over: presenter))
    editing.done = { name, folder in
      if let name { self.actions.didNameFeed(id, name) }
      if let folder { self.actions.didMoveFeed(id, folder) }
    }
    start(child: editing)
  }

  /// Offers to name a feed, to sign in to its server or out of it, to mark its articles as read, or to remove the feed.
  private func showActions(for feed: Feed) {
    presentAlert(
      title: feed.displayName,
      message: feed.id.isEmpty ? Texts.sources.bundled : feed.displayAddress,
      kind: .information,
      actions: [
        AlertAction(Texts.sources.edit) { self.edit(feed.id) }
      ] + signingIn(to: feed.id) + [
        AlertAction(Texts.sources.markAllRead) {
          self.articleActions.didMarkAllAsRead(.feed(feed.id))
        },
        AlertAction(Texts.sources.removeMenu) {
          self.actions.didRemoveFeed(feed.id)
        },
        AlertAction(Texts.alert.cancel, role: .cancel),
      ])
  }

  private func signingIn(to id: Feed.ID) -> [AlertAction] {
    var offered: [AlertAction] = []
    if library.feed(id)?.error?.signInSpace != nil {
      offered.append(AlertAction(Texts.sources.signIn) { self.actions.didTapSignIn(id) })
    }
    if !library.credentials(for: id).isEmpty {
      offered.append(AlertAction(Texts.sources.signOutMenu) { self.actions.didTapSignOut(id) })
    }
    return offered
  }
}
