import Sternik

/// Leads to everything that is not news.
final class MoreCoordinator: NavigationCoordinator<MoreScreen>, LinkHandler {
  private let library: Library
  private let actions: MoreActions
  private let storyActions: StoryActions
  private let now: () -> Timestamp

  init(
    library: Library, actions: MoreActions, storyActions: StoryActions,
    now: @escaping () -> Timestamp, presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.storyActions = storyActions
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = MoreScreen(library: library)
    screen.didSelect = open
    show(screen)
  }

  func follow(_ item: MoreItem) throws -> LinkStep {
    guard let coordinator = coordinator(of: item) else { return .unknown }
    return try leadToChild(orStart: coordinator) { self.item(of: $0) == item }
  }

  func open(_ item: MoreItem) {
    if let coordinator = coordinator(of: item) { return start(child: coordinator) }
    library.reader.profile == nil ? actions.didTapSignIn() : actions.didTapSignOut()
  }

  /// Which item leads to a child.
  func item(of child: Coordinator) -> MoreItem? {
    switch child {
    case is StoriesCoordinator: .saved
    case is SearchCoordinator: .search
    case is SourceListCoordinator: .sources
    case is LanguageCoordinator: .language
    case is LookCoordinator: .theme
    case is AboutCoordinator: .about
    default: nil
    }
  }

  /// A coordinator of what an item leads to; nil for signing in, which lies over the whole program.
  private func coordinator(of item: MoreItem) -> Coordinator? {
    switch item {
    case .saved:
      return StoriesCoordinator(
        StoryList(.saved, of: library), actions: storyActions, now: now, presenter: presenter)
    case .search:
      return SearchCoordinator(
        library: library, actions: storyActions, now: now, presenter: presenter)
    case .sources:
      return SourceListCoordinator(
        library: library, actions: actions, storyActions: storyActions, presenter: presenter)
    case .language:
      let languages = LanguageCoordinator(presenter: presenter)
      languages.didChoose = { self.actions.didChooseLanguage($0) }
      return languages
    case .theme:
      let looks = LookCoordinator(library: library, presenter: presenter)
      looks.didChoose = { self.actions.didChooseLook($0) }
      return looks
    case .about: return AboutCoordinator(presenter: presenter)
    case .signIn: return nil
    }
  }
}

extension MoreItem: LinkSegment {}
