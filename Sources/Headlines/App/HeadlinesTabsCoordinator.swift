import Sternik

/// Shows the five tabs, each with its own navigation stack or its own columns.
final class HeadlinesTabsCoordinator: TabCoordinator, Routing {
  /// A tab, as links and the saved navigation state name it.
  enum Tab: String, LinkValue, CaseIterable {
    case headlines
    case feeds = "sources"
    case world
    case video
    case more
  }

  var settingsActions = SettingsActions()

  private let library: Library
  private let actions: ArticleActions
  private let now: () -> Timestamp

  init(
    library: Library, actions: ArticleActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  var routes: [Route] {
    [
      Route("{tab}", to: Coordinator.self) {
        self.tab(of: $0)
      } start: {
        self.add($0)
      }
    ]
  }

  override func start() throws {
    try super.start()
    for tab in Tab.allCases { start(child: add(tab)) }
  }

  /// Appends a tab; its coordinator is still to be started.
  private func add(_ tab: Tab) -> Coordinator {
    let presenter: any Presenter & Presentable = tab == .more ? NavigationController() : columns()
    tabs.show(presenter, for: self)
    switch tab {
    case .headlines: return articleList(.headlines, in: presenter)
    case .feeds:
      return FeedListCoordinator(library: library, actions: actions, now: now, presenter: presenter)
    case .world: return articleList(.world, in: presenter)
    case .video: return articleList(.video, in: presenter)
    case .more:
      return MoreCoordinator(
        library: library, actions: settingsActions, articleActions: actions, now: now,
        presenter: presenter)
    }
  }

  private func tab(of child: Coordinator) -> Tab? {
    switch child {
    case let articles as ArticleListCoordinator:
      switch articles.list.kind {
      case .headlines: .headlines
      case .world: .world
      case .video: .video
      case .feed, .folder, .saved: nil
      }
    case is FeedListCoordinator: .feeds
    case is MoreCoordinator: .more
    default: nil
    }
  }

  private func articleList(
    _ kind: ArticleList.Kind, in presenter: any Presenter
  ) -> ArticleListCoordinator {
    ArticleListCoordinator(
      ArticleList(kind, of: library), actions: actions, now: now, presenter: presenter)
  }

  /// A list beside the article that it opens, in terminals of at least 100 columns and 20 rows.
  private func columns() -> SplitViewController {
    let split = SplitViewController()
    split.layout.list = ColumnLayout.Width(min: 40, max: 56, percent: 40)
    split.layout.detail.min = 59
    // Without the tab bar and the status line.
    split.layout.minRows = 18
    return split
  }
}
