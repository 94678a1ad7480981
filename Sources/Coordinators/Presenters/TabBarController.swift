/// A row of tabs; the user sees the selected one, and the others keep their state.
@MainActor
public final class TabBarController: Container, Presenter {
  /// Whether going back at the root of a tab selects the tab that was selected before; `false` by default.
  ///
  /// The history begins when the tab bar is shown, and has each tab once: a tab that is selected again becomes the latest.
  /// Going back from a tab forgets it, and so does removing it. After the last step back, going back does what it does
  /// without the option. A saved state has no history.
  ///
  /// ```swift
  /// tabs.goesBackToPreviousTab = true
  /// ```
  public var goesBackToPreviousTab = false

  /// Creates a tab bar without tabs that is not shown yet.
  public init() { super.init(role: .tabs) }

  /// The tabs, first to last.
  public var tabs: [any Presentable] { screens(.content) }

  /// The selected tab; `nil` if there are no tabs.
  public var selected: (any Presentable)? { selectedScreen }

  /// Appends a tab; the first one becomes the selected tab.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }

  /// Selects a tab; a screen that is not a tab here is reported and changes nothing.
  public func select(_ tab: any Presentable) { Engine.shared.issue(.select(tab, in: self)) }

  /// Removes a tab with everything in it; if it was selected, its neighbour becomes the selected tab.
  public func remove(_ tab: any Presentable) {
    Engine.shared.issue(.removeTab(tab, in: self))
  }
}

extension TabBarController: BuiltInPresenter {
  var target: PresentationTarget? { PresentationTarget(container: self, layer: .content) }
}
