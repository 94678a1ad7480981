import Sternik

/// Leads from the sources to the articles of one of them.
final class SourcesCoordinator: NavigationCoordinator<SourcesScreen>, LinkHandler {
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

  override func start() {
    let screen = SourcesScreen(library: library, actions: actions)
    screen.didSelect = showStories
    show(screen)
  }

  /// Leads to a source by its number in the list, counted from one.
  func follow(_ number: Int) throws -> LinkStep {
    guard number >= 1, number <= library.shelves.count else { return .unknown }
    let source = library.shelves[number - 1].source
    return try leadToChild(orStart: stories(of: source)) { $0.list.kind == .source(source.id) }
  }

  func showStories(of source: Source) { start(child: stories(of: source)) }

  private func stories(of source: Source) -> StoriesCoordinator {
    StoriesCoordinator(
      StoryList(.source(source.id), of: library), actions: actions, now: now, presenter: presenter)
  }
}

extension SourcesCoordinator: Restorable {
  func restorationID(of child: Coordinator) -> String? {
    guard case .source(let id) = (child as? StoriesCoordinator)?.list.kind else { return nil }
    // The address of what comes with the program is empty, an identifier must not be.
    return "source " + id
  }

  /// Shows the articles of a source again.
  ///
  /// - Throws: ``SourceMissing`` when the reader does not read it any more.
  func restore(_ id: String) throws {
    let id = id.dropFirst("source ".count)
    guard let shelf = library.shelf(String(id)) else { throw SourceMissing() }
    showStories(of: shelf.source)
  }
}

/// A source that was open is among those of the reader no more.
struct SourceMissing: Error {}
