/// A coordinator that shows a tab bar, with one flow in each tab.
///
/// A subclass overrides ``start()``, calls `super.start()`, and then starts a child for each tab.
@MainActor
open class TabCoordinator: Coordinator {
  /// The container of this coordinator's tabs.
  public final let tabs = TabBarController()

  /// Shows the tab bar, without tabs.
  ///
  /// - Throws: whatever an override throws; this implementation throws nothing.
  open override func start() throws { show(tabs) }

  /// Appends a tab with a navigation stack of its own and starts the coordinator that `make` returns in it.
  ///
  /// - Returns: the stack of the new tab.
  @discardableResult
  public final func addTab(_ make: (NavigationController) -> Coordinator) -> NavigationController {
    let stack = NavigationController()
    tabs.show(stack, for: self)
    start(child: make(stack))
    return stack
  }
}
