import Sternik

/// The program: its tabs, and what is told over them.
final class HeadlinesCoordinator: AppCoordinator, LinkHandler {
  private let library: Library
  private let now: () -> Timestamp

  init(window: Window, library: Library, now: @escaping () -> Timestamp) {
    self.library = library
    self.now = now
    super.init(window: window)
  }

  override func start() throws {
    let tabs = HeadlinesTabsCoordinator(library: library, now: now, presenter: presenter)
    tabs.didMeetProblem = { self.tellProblem() }
    start(child: tabs)
    tellProblem()
  }

  func follow(_ tab: HeadlinesTabsCoordinator.Segment) throws -> LinkStep {
    let tabs = children.lazy.compactMap { $0 as? HeadlinesTabsCoordinator }.first
    return try tabs?.follow(tab) ?? .unknown
  }

  private func tellProblem() {
    guard let problem = library.takeProblem() else { return }
    let alert = AlertScreen(
      title: Texts.alert.state.title, message: problem.text,
      actions: [AlertAction(Texts.alert.ok, role: .cancel)])
    alert.show(over: presenter, for: self)
  }
}
