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
    let operation = Operation.show(screen, in: self, for: coordinator, unless: isShown)
    Engine.issue(operation, in: container, for: coordinator)
  }

  var topScreen: (any Presentable)? {
    guard let node = container.node else { return container.pending[layer].last?.screen }
    return node.engine.tree.top(of: node.id, layer)
  }
}
