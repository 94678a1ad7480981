import Coordinators

/// An app coordinator with a stack of one page.
@MainActor
final class App: AppCoordinator {
  let stack = NavigationController()
  let root = Page("root")
  var exitRequests = 0

  override func start() {
    show(stack)
    stack.show(root, for: self)
  }

  override func exitRequested() { exitRequests += 1 }
}
