public import Coordinators

extension Container {
  /// Returns the title that this container has as a tab; `nil`, as by default, means the title of its root screen.
  ///
  /// A tab that starts when it is first selected has no screen before, so it needs one. It is called at each drawing, so
  /// the title follows the language:
  ///
  /// ```swift
  /// addTab(startsWhenSelected: true) { SettingsCoordinator(presenter: $0) }
  ///   .tabTitle = { "settings".localize }
  /// ```
  public var tabTitle: (() -> String)? {
    get { attached?.tabTitle }
    set { attach { $0.tabTitle = newValue } }
  }
}
