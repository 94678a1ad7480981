import Sternik

final class Page: Presentable {}

final class PageCoordinator: NavigationCoordinator<Page> {
  override func start() { show(Page()) }
}

/// A window with a stack of pages, each with a coordinator.
@MainActor
final class PageStack: CountedPages {
  private let window = Window()
  private let stack = NavigationController()
  private let app: AppCoordinator

  init(depth: Int) {
    app = AppCoordinator(window: window)
    try? window.start(app)
    window.show(stack, for: app)
    for _ in 0...depth { push() }
  }

  var count: Int { stack.screens.count }

  func push() { app.start(child: PageCoordinator(presenter: stack)) }
  func pushScreen() { stack.show(Page()) }
  func pop() { stack.pop() }
}
