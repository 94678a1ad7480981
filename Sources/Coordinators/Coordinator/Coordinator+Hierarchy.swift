extension Coordinator {
  /// The window that this coordinator, or its presenter before its start, is in; `nil` after its removal.
  public final var window: Window? { (isUnattached ? presenterWindow : windowState)?.window }

  /// The window whose tree this coordinator is in.
  final var windowState: WindowState? {
    guard case .live(let id) = lifecycle else { return nil }
    return Engine.shared.tree.state(of: id)
  }

  /// The parent that started this coordinator; `nil` if a window started it or if it is not in a tree.
  public final var parent: Coordinator? {
    guard case .live(let id) = lifecycle else { return nil }
    return Engine.shared.tree.parent(of: id)
  }

  /// The children that this coordinator started and that are still in the tree, oldest first.
  public final var children: [Coordinator] {
    guard case .live(let id) = lifecycle else { return [] }
    return Engine.shared.tree.children(of: id)
  }

  /// The screens of this coordinator that are currently shown in a presenter, oldest first, and then those that
  /// wait in a container which is in no window.
  public final var screens: [any Presentable] {
    pendingContainers.isEmpty ? shownScreens : shownScreens + pendingScreens
  }

  /// The screens of this coordinator that are in a window, oldest first.
  final var shownScreens: [any Presentable] {
    guard case .live(let id) = lifecycle else { return [] }
    return Engine.shared.tree.screens(of: id)
  }

  /// Whether this coordinator finishes in the running transaction.
  final var isFinishing: Bool {
    guard case .live(let id) = lifecycle else { return false }
    return Engine.shared.tree.coordinatorNodes[id].isFinishing
  }

  /// Whether this coordinator is in a tree: it was started and has not been removed.
  public final var isActive: Bool {
    if case .live = lifecycle { true } else { false }
  }
}
