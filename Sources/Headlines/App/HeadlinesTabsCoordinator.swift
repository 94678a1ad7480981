import Sternik

/// The two tabs, each with a stack of its own.
final class HeadlinesTabsCoordinator: TabCoordinator, LinkHandler {
  /// The tabs, as links name them.
  enum Segment: String, LinkSegment {
    case headlines
    case more
  }

  /// Something could not be remembered.
  var didMeetProblem: () -> Void = {}

  private let library: Library
  private let now: () -> Timestamp

  init(library: Library, now: @escaping () -> Timestamp, presenter: any Presenter) {
    self.library = library
    self.now = now
    super.init(presenter: presenter)
  }

  override func start() throws {
    try super.start()
    addTab { stack in
      let news = NewsCoordinator(library: library, now: now, presenter: stack)
      news.didRead = { self.markAsRead($0) }
      return news
    }
    addTab { stack in
      let more = MoreCoordinator(presenter: stack)
      more.didChooseLanguage = { self.speak($0) }
      return more
    }
  }

  func follow(_ tab: Segment) throws -> LinkStep {
    switch tab {
    case .headlines: select(NewsCoordinator.self)
    case .more: select(MoreCoordinator.self)
    }
  }

  /// Brings the tab of the coordinator of a kind to the front.
  private func select<Child: Coordinator>(_ kind: Child.Type) -> LinkStep {
    guard let child = children.first(where: { $0 is Child }),
      let stack = child.presenter as? NavigationController
    else { return .unknown }
    tabs.select(stack)
    return .leads(to: child)
  }

  private func markAsRead(_ article: Article) {
    library.markAsRead(article)
    didMeetProblem()
  }

  /// Speaks another language from now on: every screen is drawn in it, the reader stays where they are.
  private func speak(_ language: Language) {
    Localizer.speak([language])
    library.choose(language)
    didMeetProblem()
  }
}
