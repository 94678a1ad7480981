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
  /// ```swift
  /// final class NewsTabs: TabCoordinator {
  ///   override func start() throws {
  ///     try super.start()
  ///     addTab { NewsCoordinator(presenter: $0) }
  ///     addTab(startsWhenSelected: true) { SettingsCoordinator(presenter: $0) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - startsWhenSelected: whether the coordinator is only added now, and starts when its tab is first selected, as
  ///     ``Coordinator/start(child:whenSelected:)`` describes.
  ///   - make: makes the coordinator, at once in any case.
  /// - Returns: the stack of the new tab.
  @discardableResult
  public final func addTab(
    startsWhenSelected: Bool = false, _ make: (NavigationController) -> Coordinator
  ) -> NavigationController {
    addTab(NavigationController(), startsWhenSelected: startsWhenSelected, make)
  }

  /// Appends a container as a tab, such as a ``SplitViewController``, and starts the coordinator that `make` returns
  /// in it.
  ///
  /// - Parameters:
  ///   - tab: the container, which is shown nowhere yet.
  ///   - startsWhenSelected: whether the coordinator is only added now, and starts when its tab is first selected, as
  ///     ``Coordinator/start(child:whenSelected:)`` describes.
  ///   - make: makes the coordinator, at once in any case.
  /// - Returns: the container.
  @discardableResult
  public final func addTab<Tab: Container & Presenter>(
    _ tab: Tab, startsWhenSelected: Bool = false, _ make: (Tab) -> Coordinator
  ) -> Tab {
    if startsWhenSelected {
      // Added first, so that the first tab is never shown without its screens.
      start(child: make(tab), whenSelected: tab)
      tabs.show(tab, for: self)
    } else {
      tabs.show(tab, for: self)
      start(child: make(tab))
    }
    return tab
  }
}
