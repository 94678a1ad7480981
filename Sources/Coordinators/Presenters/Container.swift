/// A presenter that can itself be shown in another one: a navigation stack, a tab bar or a split view.
///
/// It is only a handle: the window that it is in owns what it shows, so you may keep a container anywhere
/// without keeping its screens alive. What you show in a container that is in no window, or has left its window,
/// appears with the container, as one change; ``CoordinatorDiagnostic/Kind/neverShown`` reports
/// what was never shown.
@MainActor
public class Container: Presentable {
  /// The container's node in the tree, from its first use on.
  final var node: ContainerID?
  /// The container that it is shown in.
  final weak var host: Container?
  /// Whether it was reported because the user saw it without a screen.
  final var isReportedAsEmpty = false
  /// The coordinators that were to start when it is first selected as a tab; some may have started or left.
  final var postponedFlows: [WeakCoordinator] = []

  /// What a user interface keeps with the container, such as how wide the columns of a split view are.
  package final var attachment: AnyObject?

  let role: ContainerRole
  /// Whether it is a column of a split view, which it belongs to for good.
  final var isColumn = false

  init(role: ContainerRole = .stack) { self.role = role }

  isolated deinit { if let node { Engine.shared.didRelease(.container(node)) } }

  /// The modals over this container, bottom first.
  public final var modals: [any Presentable] { screens(.modals) }

  final func screens(_ layer: Layer) -> [any Presentable] {
    node.map { Engine.shared.tree.screens(in: $0, layer) } ?? []
  }

  /// The selected tab or column; `nil` for a stack.
  final var selectedScreen: (any Presentable)? {
    node.flatMap { Engine.shared.tree.selectedScreen(of: $0) }
  }

  /// The window that it is in; also a closed one, for the root of that.
  final var windowState: WindowState? {
    guard let node else { return (self as? RootContainer)?.state }
    return Engine.shared.tree.state(of: node)
  }

  /// The window of what it has: of a screen's coordinator, or of one that starts with a tab.
  final var windowOfContents: WindowState? {
    guard let node else { return nil }
    let screens = [Layer.content, .modals].flatMap { Engine.shared.tree.screens(in: node, $0) }
    return screens.lazy.compactMap { screen in
      Engine.shared.tree.coordinator(of: screen)?.windowState
        ?? (screen as? Container)?.windowOfUnstartedFlows
    }.first
  }

  final var isInWindow: Bool {
    guard let node else { return false }
    return Engine.shared.tree.containerNodes[node].window != nil
  }
}

/// Which of the screens in a container the user sees.
enum ContainerRole {
  /// The top one.
  case stack
  /// The selected one.
  case tabs
  /// Several beside each other; the selected one has the keys.
  case columns

  /// The name of its type, for diagnostics.
  var typeName: String {
    switch self {
    case .stack: "\(NavigationController.self)"
    case .tabs: "\(TabBarController.self)"
    case .columns: "\(SplitViewController.self)"
    }
  }
}
