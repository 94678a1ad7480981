import Sternik

/// Shows the five tabs, each with its own navigation stack or its own columns.
final class HeadlinesTabsCoordinator: TabCoordinator, LinkHandler {
  /// A tab, as links and the saved navigation state name it.
  enum Segment: String, LinkSegment, LosslessStringConvertible {
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

  override func start() throws {
    try super.start()
    addTab(columns()) { articleList(.headlines, in: $0) }
    addTab(columns()) {
      FeedListCoordinator(library: library, actions: actions, now: now, presenter: $0)
    }
    addTab(columns()) { articleList(.world, in: $0) }
    addTab(columns()) { articleList(.video, in: $0) }
    addTab {
      MoreCoordinator(
        library: library, actions: settingsActions, articleActions: actions, now: now,
        presenter: $0)
    }
  }

  /// Selects a tab.
  func follow(_ tab: Segment) throws -> LinkStep {
    guard let child = children.first(where: { self.tab(of: $0) == tab }), selectTab(of: child)
    else { return .unknown }
    return .leads(to: child)
  }

  func tab(of child: Coordinator) -> Segment? {
    switch child {
    case let articles as ArticleListCoordinator:
      switch articles.list.kind {
      case .headlines: .headlines
      case .world: .world
      case .video: .video
      case .feed, .saved: nil
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
    split.layout.list = ColumnLayout.Width(min: 40, max: 72, percent: 40)
    split.layout.detail.min = 59
    // Without the tab bar and the status line.
    split.layout.minRows = 18
    return split
  }
}

extension HeadlinesTabsCoordinator: Restorable {
  func restorationID(of child: Coordinator) -> Segment? { tab(of: child) }

  /// Does nothing: `start()` adds all tabs.
  func restore(_ id: Segment) {}
}
