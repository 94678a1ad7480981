/// A place that can itself be shown in another: a stack or a row of tabs.
///
/// It is only a handle. What is shown in it belongs to the tree of the window that it is shown in, so a
/// container may be kept anywhere without keeping anything else alive. It has to be shown before
/// something is shown in it; inside one `start()` the order does not matter.
@MainActor
public class Container: Presentable {
  var node: (engine: Engine, id: ContainerID)?

  init() {}

  /// The modals that lie over this container, bottom first.
  public final var modals: [any Presentable] { screens(.modals) }

  var hasTabs: Bool { false }

  final func screens(_ layer: Layer) -> [any Presentable] {
    guard let node else { return [] }
    return node.engine.tree.screens(in: node.id, layer)
  }
}
