import Sternik

/// The app coordinator: shows the tabs, and alerts over them, and changes the library.
final class HeadlinesCoordinator: AppCoordinator, Routing, AlertPresenting {
  let library: Library
  let dependencies: Dependencies
  /// The feeds whose last fetch failed and that no alert has named yet.
  var unreportedFailures: Set<Feed.ID> = []
  /// The feeds that failed because the user has just signed out.
  var signedOutFeeds: Set<Feed.ID> = []
  /// Whether something of the last run's navigation state is lost.
  var hasRestorationLosses = false
  /// Where the user was after the last restoration.
  var restoredPlace: [ObjectIdentifier] = []
  /// Keeps the link of `--open` to an article that a refresh may bring.
  var links: LinkOpener?
  /// The user's place when the link was kept.
  var linkPlace: [ObjectIdentifier] = []
  /// When all feeds were last fetched, also in vain.
  var lastAttempt: Timestamp?
  private var orderToast: Toast?
  /// The feeds to fetch after the current refresh.
  var pendingFeeds: Set<Feed.ID> = []

  init(window: Window, library: Library, dependencies: Dependencies) {
    self.library = library
    self.dependencies = dependencies
    super.init(window: window)
  }

  var routes: [Route] {
    [Route(group: "tabs", to: HeadlinesTabsCoordinator.self) { self.tabs() }]
  }

  override func start() throws {
    start(child: tabs())
    if dependencies.showsWelcome, !library.settings.wasWelcomed { welcome() }
    window?.observe { [weak self] _ in self?.reportFailures() }
    library.reportStateErrors { [weak self] in self?.reportStateError() }
    reportStateError()
    reportConfigurationErrors()
    if dependencies.refreshesAtStart, library.refreshesByItself { refresh(isRequested: false) }
  }

  private func tabs() -> HeadlinesTabsCoordinator {
    let tabs = HeadlinesTabsCoordinator(
      library: library, actions: articleActions, now: dependencies.now, presenter: presenter)
    tabs.settingsActions = settingsActions
    return tabs
  }

  private var articleActions: ArticleActions {
    var actions = ArticleActions()
    actions.keys = dependencies.configuration.keys
    actions.didRead = library.markAsRead
    actions.didToggleRead = { [library] in
      library.isRead($0) ? library.markAsUnread($0) : library.markAsRead($0)
    }
    actions.didMarkUnread = {
      self.library.markAsUnread($0)
      self.window?.toast(Texts.article.markedUnread)
    }
    actions.didToggleUnreadOnly = library.toggleUnreadOnly
    actions.didChangeOrder = {
      let order = self.library.settings.order.next
      self.library.changeSettings { $0.order = order }
      self.orderToast?.dismiss()
      self.orderToast = self.window?.toast(order.name)
    }
    actions.didTapHiddenWords = editHiddenWords
    actions.didTapSignIn = signIn
    actions.didToggleSaved = library.toggleSaved
    actions.didMarkAllAsRead = markAllAsRead
    actions.didOpen = open
    actions.didRefresh = {
      self.library.readRows = []
      self.refresh()
    }
    actions.didCancelRefresh = cancelRefresh
    return actions
  }

  private var settingsActions: SettingsActions {
    var actions = SettingsActions()
    actions.didChooseLanguage = setLanguage
    actions.didChooseTheme = { theme in
      self.library.changeSettings { $0.theme = theme.rawValue }
      self.noteConfigured(self.dependencies.configuration.theme != nil)
      Console.setAllNeedRedraw()
    }
    actions.didChooseInterval = { interval in
      self.library.changeSettings { $0.refreshInterval = interval }
      self.noteConfigured(self.dependencies.configuration.refreshInterval != nil)
    }
    actions.didChooseLimit = {
      self.library.setLimit($0)
      self.noteConfigured(self.dependencies.configuration.limit != nil)
    }
    actions.didToggleRows = { self.library.changeSettings { $0.hasCompactRows.toggle() } }
    actions.didTapSignIn = signIn
    actions.didTapSignOut = signOut
    actions.findFeeds = dependencies.findFeeds
    actions.didAddFeed = add
    actions.didTapAddBundled = { self.library.add(.bundled) }
    actions.didRemoveFeed = remove
    actions.didNameFeed = { [library] in library.setName($1, of: $0) }
    actions.didMoveFeed = { [library] in library.setFolder($1, of: $0) }
    return actions
  }

  /// Says that a choice is in force until the next start, if the configuration file has another one.
  private func noteConfigured(_ isConfigured: Bool) {
    if isConfigured { window?.toast(Texts.config.untilNextStart, kind: .warning) }
  }

  /// Shows an alert when state could not be loaded or saved.
  private func reportStateError() {
    guard dependencies.showsFileErrors, isActive, let error = library.takeStateError() else {
      return
    }
    report(error)
  }

  func report(_ error: StateError) {
    presentAlert(
      title: error.title, message: error.text, kind: error.isRepaired ? .warning : .error)
  }

  private func reportConfigurationErrors() {
    let errors = dependencies.configuration.errors
    guard dependencies.showsFileErrors, !errors.isEmpty else { return }
    let lines = [dependencies.configurationPath] + errors.map(\.text.startingWithCapital)
    presentAlert(
      title: Texts.config.title, message: AlertLines.joined(lines.filter { !$0.isEmpty }),
      kind: .warning)
  }

  /// Switches the language; every screen is redrawn and the navigation state stays.
  private func setLanguage(_ language: Language) {
    Localizer.setLanguages([language])
    library.setLanguage(language)
  }

  private func welcome() {
    let welcome = WelcomeCoordinator(presenter: Modal(over: presenter))
    welcome.didChooseLanguage = setLanguage
    welcome.done = {
      // Closing the window also calls this; then show the welcome again at the next start.
      if self.isActive { self.library.changeSettings { $0.wasWelcomed = true } }
    }
    start(child: welcome)
  }

  /// Marks the articles of a list as read; asks first if it has several feeds, since there is no way back.
  private func markAllAsRead(_ kind: ArticleList.Kind) {
    let list = ArticleList(kind, of: library)
    let count = list.unreadCount
    guard count > 0 else {
      window?.toast(Texts.articles.noUnread)
      return
    }
    let mark = {
      self.library.markAllAsRead(kind)
      self.window?.toast(Texts.markAll.done(Localizer.current.number(count)), kind: .success)
    }
    guard list.hasSeveralFeeds, count > 1 else { return mark() }
    presentAlert(
      title: list.title, message: Texts.markAll.question(articles: count),
      kind: .information,
      actions: [
        AlertAction(Texts.sources.markAllRead) { mark() },
        AlertAction(Texts.alert.cancel, role: .cancel),
      ])
  }

  private func editHiddenWords(of id: Feed.ID?) {
    let editing = HiddenWordsCoordinator(
      library.hiddenWords(of: id), feedName: id.flatMap { library.feed($0) }?.feed.displayName,
      presenter: Modal(over: presenter))
    editing.done = { [library] in library.setHiddenWords($0.onOneLine, of: id) }
    start(child: editing)
  }

  /// Has a program open an address; what is sound or film by its name is not for the browser.
  func open(_ action: LinkAction, _ link: String) {
    let action = action == .browse && LinkPrograms.isMedia(link) ? .play : action
    let progress = window?.toast(action.progress)
    dependencies.open(action, link) { [weak self] outcome in
      if outcome != .done || action == .download { progress?.dismiss() }
      guard let self, self.isActive else { return }
      switch outcome {
      case .failed(let error): self.presentAlert(title: action.failure, message: error)
      case .saved(let path): self.window?.toast(Texts.files.saved(path), kind: .success)
      case .ended(let program):
        self.window?.toast(Texts.files.ended(program), kind: .success)
      case .empty(let path): self.window?.toast(Texts.files.empty(path), kind: .warning)
      case .done where action == .download:
        self.window?.toast(
          Texts.files.downloaded(self.dependencies.downloadFolder), kind: .success)
      case .done, .returned: break
      }
    }
  }
}
