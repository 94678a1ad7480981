/// A coordinator whose screen is a row of tabs, each with a flow of its own.
///
/// A subclass overrides ``start()``, calls `super.start()`, and then starts a child for each tab.
@MainActor
open class TabCoordinator: Coordinator {
  /// Where this coordinator's tabs are.
  public final let tabs = TabBarController()

  /// Shows the tab bar, still without tabs.
  open override func start() throws { show(tabs) }

  /// Appends a tab with an own stack and starts in it the coordinator that `make` returns.
  @discardableResult
  public final func addTab(_ make: (NavigationController) -> Coordinator) -> NavigationController {
    let stack = NavigationController()
    tabs.show(stack, for: self)
    start(child: make(stack))
    return stack
  }
}
