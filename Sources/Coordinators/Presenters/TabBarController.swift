/// A row of tabs, of which the reader sees the selected one; the others stay as they are.
@MainActor
public final class TabBarController: Container, Presenter {
  /// Makes a row without tabs, to be shown somewhere.
  public override init() {}

  override var hasTabs: Bool { true }

  /// The tabs, first to last.
  public var tabs: [any Presentable] { screens(.content) }

  /// The tab that the reader sees; `nil` as long as there is none.
  public var selected: (any Presentable)? {
    guard let node else { return nil }
    return node.engine.tree.selected(in: node.id)
  }

  /// Appends a tab; the first one is selected.
  public func show(_ screen: any Presentable, for coordinator: Coordinator?) {
    present(screen, for: coordinator)
  }

  /// Brings a tab to the front; what is no tab here is reported and changes nothing.
  public func select(_ tab: any Presentable) { Engine.issue(.select(tab, in: self), at: self) }

  /// Removes a tab with everything in it; if it was selected, its neighbour is.
  public func remove(_ tab: any Presentable) {
    Engine.issue(.removeTab(tab, in: self), at: self)
  }
}

extension TabBarController: EnginePlace {
  var place: Place? { Place(container: self, layer: .content) }
}
