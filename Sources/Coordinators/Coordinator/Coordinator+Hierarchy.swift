extension Coordinator {
  /// The window that this coordinator, or its presenter before its start, is in; `nil` after its removal.
  public final var window: Window? { (isOutside ? presenterWindow : windowState)?.window }

  /// The window whose tree this coordinator is in.
  final var windowState: WindowState? {
    guard case .live(let id) = lifecycle else { return nil }
    return Engine.shared.tree.state(of: id)
  }

  /// The parent that started this coordinator; `nil` if a window started it or if it is in no window.
  public final var parent: Coordinator? {
    guard case .live(let id) = lifecycle else { return nil }
    return Engine.shared.tree.parent(of: id)
  }

  /// The children that this coordinator started, or that were added to it, and that have not left, oldest first.
  public final var children: [Coordinator] {
    nodeID.map { Engine.shared.tree.children(of: $0) } ?? []
  }

  /// The screens of this coordinator that a presenter shows, in a window or in none, oldest first.
  public final var screens: [any Presentable] {
    nodeID.map { Engine.shared.tree.screens(of: $0) } ?? []
  }

  /// The screens of this coordinator that are in a window, oldest first.
  final var shownScreens: [any Presentable] {
    nodeID.map { Engine.shared.tree.shownScreens(of: $0) } ?? []
  }

  /// Whether it is a child that does not finish, or a shown screen of this coordinator.
  final func owns(_ part: AnyObject) -> Bool {
    guard isActive else { return false }
    if let child = part as? Coordinator { return child.parent === self && !child.isFinishing }
    return (part as? any Presentable).map { Engine.shared.tree.coordinator(of: $0) === self }
      ?? false
  }

  /// Whether this coordinator finishes in the running transaction.
  final var isFinishing: Bool {
    nodeID.map { Engine.shared.tree.coordinatorNodes[$0].isFinishing } ?? false
  }

  /// Its node, in a window or in none.
  private final var nodeID: CoordinatorID? {
    switch lifecycle {
    case .live(let id), .waiting(let id, _): id
    case .notStarted, .rolledBack, .removed: nil
    }
  }

  /// Whether this coordinator is in a window: it was started and has not been removed.
  public final var isActive: Bool {
    if case .live = lifecycle { true } else { false }
  }
}
