/// The layer of a container that a presenter shows its screens in.
@MainActor
struct PresentationTarget {
  let container: Container
  let layer: Layer
  var modal: Modal?

  func show(
    _ screen: any Presentable, for coordinator: Coordinator?,
    unless isShown: ((any Presentable) -> Bool)? = nil
  ) {
    let owner = coordinator ?? startingCoordinator
    let operation = Operation.show(screen, in: self, for: owner, unless: isShown)
    Engine.issue(operation, in: container, for: owner)
  }

  /// The coordinator that is starting, if this is its presenter: it owns also what it shows without naming itself.
  var startingCoordinator: Coordinator? {
    guard let starting = Engine.running?.starting,
      let target = (starting.presenter as? any BuiltInPresenter)?.target
    else { return nil }
    return target.container === container && target.layer == layer ? starting : nil
  }

  /// Whether a screen that is shown here takes the place of another one: as the root of a window.
  var removesOnShowing: Bool { layer == .content && container is RootContainer }

  var topScreen: (any Presentable)? {
    guard let node = container.node else { return container.pending[layer].last?.screen }
    return node.engine.tree.top(of: node.id, layer)
  }
}
