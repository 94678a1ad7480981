public import Coordinators

extension Container {
  /// Returns the title that this container has as a tab; `nil`, as by default, means the title of its root screen.
  ///
  /// A tab that starts when it is first selected has no screen before, so it needs one. Set it in the parent: the container
  /// keeps the closure, and a child whose presenter it is would not be released. It is called at each drawing, so
  /// the title follows the language:
  ///
  /// ```swift
  /// final class NewsTabs: TabCoordinator {
  ///   override func start() throws {
  ///     try super.start()
  ///     addTab(startsWhenSelected: true) { SettingsCoordinator(presenter: $0) }
  ///       .tabTitle = { "settings".localize }
  ///   }
  /// }
  /// ```
  public var tabTitle: (() -> String)? {
    get { attached?.tabTitle }
    set { attach { $0.tabTitle = newValue } }
  }
}
