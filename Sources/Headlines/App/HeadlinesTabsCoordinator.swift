import Sternik

/// The five tabs, each with a stack of its own.
final class HeadlinesTabsCoordinator: TabCoordinator, LinkHandler {
  /// The tabs, as links and what is restored name them.
  enum Segment: String, LinkSegment, LosslessStringConvertible {
    case headlines
    case sources
    case world
    case video
    case more
  }

  var moreActions = MoreActions()

  private let library: Library
  private let actions: StoryActions
  private let now: () -> Timestamp

  init(
    library: Library, actions: StoryActions, now: @escaping () -> Timestamp,
    presenter: any Presenter
  ) {
    self.library = library
    self.actions = actions
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() throws {
    try super.start()
    addTab { stories(.headlines, in: $0) }
    addTab {
      SourcesCoordinator(library: library, actions: actions, now: now, presenter: $0)
    }
    addTab { stories(.world, in: $0) }
    addTab { stories(.video, in: $0) }
    addTab {
      MoreCoordinator(
        library: library, actions: moreActions, storyActions: actions, now: now, presenter: $0)
    }
  }

  /// Brings a tab to the front.
  func follow(_ tab: Segment) throws -> LinkStep {
    guard let child = children.first(where: { self.tab(of: $0) == tab }),
      let stack = child.presenter as? NavigationController
    else { return .unknown }
    tabs.select(stack)
    return .leads(to: child)
  }

  func tab(of child: Coordinator) -> Segment? {
    switch child {
    case let stories as StoriesCoordinator:
      switch stories.list.kind {
      case .headlines: .headlines
      case .world: .world
      case .video: .video
      case .source, .saved: nil
      }
    case is SourcesCoordinator: .sources
    case is MoreCoordinator: .more
    default: nil
    }
  }

  private func stories(
    _ kind: StoryList.Kind, in stack: NavigationController
  ) -> StoriesCoordinator {
    StoriesCoordinator(StoryList(kind, of: library), actions: actions, now: now, presenter: stack)
  }
}
