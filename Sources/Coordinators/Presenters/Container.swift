/// A presenter that can itself be shown in another one: a navigation stack or a tab bar.
///
/// It is only a handle: the tree of its window owns what it shows, so you may keep a container anywhere
/// without keeping its screens alive. Show the container before you show something in it; inside one
/// `start()` the order does not matter.
@MainActor
public class Container: Presentable {
  /// The container's node in the tree that it is in.
  var node: (engine: Engine, id: ContainerID)?

  init() {}

  /// The modals over this container, bottom first.
  public final var modals: [any Presentable] { screens(.modals) }

  var hasTabs: Bool { false }

  final func screens(_ layer: Layer) -> [any Presentable] {
    guard let node else { return [] }
    return node.engine.tree.screens(in: node.id, layer)
  }
}
