/// A presenter that can itself be shown in another one: a navigation stack, a tab bar or a split view.
///
/// It is only a handle: the tree of its window owns what it shows, so you may keep a container anywhere
/// without keeping its screens alive. What you show in a container that is in no window, or has left its window,
/// waits in it and appears with the container, as one change; ``CoordinatorDiagnostic/Kind/neverShown`` reports
/// what was never shown.
@MainActor
public class Container: Presentable {
  /// The container's node in the tree that it is in.
  final var node: ContainerID?
  /// The container that it is shown in, while it is in a tree.
  final weak var host: Container?

  /// What the container was shown while it is in no window.
  final var pending = PendingContents()
  /// The container in no window that this one was shown in.
  final weak var pendingHost: Container?
  /// The window whose program filled the container, if it is known; it may have been released.
  final var fillingWindow: WindowState?
  /// Whether it was reported because it was not shown, or because the user saw it without a screen.
  final var isReportedAsNeverShown = false
  /// Whether ``FilledContainers`` lists it.
  final var isListedAsFilled = false
  final var isReportedAsEmpty = false
  /// The coordinators that were to start when it is first selected as a tab; some may have started or left.
  final var addedFlows: [WeakCoordinator] = []

  /// What a user interface keeps with the container, such as how wide the columns of a split view are.
  package final var attachment: AnyObject?

  let role: ContainerRole
  /// Whether it is a column of a split view, which it belongs to for good.
  final var isColumn = false

  init(role: ContainerRole = .stack) { self.role = role }

  isolated deinit {
    guard !pending.isEmpty else { return }
    reportNeverShown()
    pending.releaseItems()
  }

  /// The modals over this container, bottom first.
  public final var modals: [any Presentable] { screens(.modals) }

  final func screens(_ layer: Layer) -> [any Presentable] {
    guard let node else { return pending[layer].map(\.screen) }
    return Engine.shared.tree.screens(in: node, layer)
  }

  /// The window that it is in; also a closed one, for the root of that.
  final var windowState: WindowState? {
    guard let node else { return (self as? RootContainer)?.state }
    return Engine.shared.tree.state(of: node)
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
}
