import Sternik

/// Leads from the More tab to saved articles, search and settings.
final class MoreCoordinator: NavigationCoordinator<MoreScreen>, Routing {
  private let library: Library
  private let actions: SettingsActions
  private let articleActions: ArticleActions
  private let now: () -> Timestamp

  init(
    library: Library, actions: SettingsActions, articleActions: ArticleActions,
    now: @escaping () -> Timestamp, presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.articleActions = articleActions
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = MoreScreen(library: library)
    screen.didSelect = open
    show(screen)
  }

  var routes: [Route] {
    [
      Route("{item}", to: Coordinator.self) {
        self.item(of: $0)
      } start: {
        guard let coordinator = self.coordinator(of: $0) else { throw PlaceError.noSuchPlace }
        return coordinator
      }
    ]
  }

  func open(_ item: MoreItem) {
    if let coordinator = coordinator(of: item) { return start(child: coordinator) }
    if item == .rows { actions.didToggleRows() }
  }

  /// The item that leads to a child.
  private func item(of child: Coordinator) -> MoreItem? {
    switch child {
    case is ArticleListCoordinator: .saved
    case is SearchCoordinator: .search
    case is ManageFeedsCoordinator: .feeds
    case is RefreshIntervalCoordinator: .interval
    case is LimitCoordinator: .limit
    case is LanguageCoordinator: .language
    case is ThemeCoordinator: .theme
    case is AboutCoordinator: .about
    default: nil
    }
  }

  /// A coordinator for an item; nil for a setting without a screen.
  private func coordinator(of item: MoreItem) -> Coordinator? {
    switch item {
    case .saved:
      return ArticleListCoordinator(
        ArticleList(.saved, of: library), actions: articleActions, now: now, presenter: presenter)
    case .search:
      return SearchCoordinator(
        library: library, actions: articleActions, now: now, presenter: presenter)
    case .feeds:
      return ManageFeedsCoordinator(
        library: library, actions: actions, articleActions: articleActions, presenter: presenter)
    case .interval:
      let intervals = RefreshIntervalCoordinator(library: library, presenter: presenter)
      intervals.didChoose = { self.actions.didChooseInterval($0) }
      return intervals
    case .limit:
      let limits = LimitCoordinator(library: library, presenter: presenter)
      limits.didChoose = { self.actions.didChooseLimit($0) }
      return limits
    case .language:
      let languages = LanguageCoordinator(presenter: presenter)
      languages.didChoose = { self.actions.didChooseLanguage($0) }
      return languages
    case .theme:
      let themes = ThemeCoordinator(library: library, presenter: presenter)
      themes.didChoose = { self.actions.didChooseTheme($0) }
      return themes
    case .about: return AboutCoordinator(presenter: presenter)
    case .rows: return nil
    }
  }
}
