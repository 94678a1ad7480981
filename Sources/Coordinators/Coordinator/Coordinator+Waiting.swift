/// Coordinators that are in no window yet: they join one with their first screen there.
extension Coordinator {
  /// Whether it is in no window, and joins one with its first screen there.
  final var isOutside: Bool {
    switch lifecycle {
    case .notStarted, .waiting: true
    case .live, .rolledBack, .removed: false
    }
  }

  /// The parent, in no window, that this coordinator was added to.
  final var awaitedParent: Coordinator? {
    if case .waiting(_, let parent) = lifecycle { parent } else { nil }
  }

  /// This coordinator, or the outermost one in no window that it waits for.
  final var waitingRoot: Coordinator {
    var root = self
    while let parent = root.awaitedParent, parent.isOutside { root = parent }
    return root
  }

  /// What a rollback leaves of a start: nothing can be shown by it, unless something of it was in the tree before.
  final var lifecycleAfterRollback: CoordinatorLifecycle {
    if case .notStarted = lifecycle { .rolledBack } else { lifecycle }
  }

  /// Lets its node go with it.
  final func lease(for id: CoordinatorID) {
    let lease = lease ?? CoordinatorLease()
    (lease.id, self.lease) = (id, lease)
  }

  /// Where its presenter shows screens now; `nil` for a presenter of another module.
  final var presenterTarget: PresentationTarget? { (presenter as? any BuiltInPresenter)?.target }

  /// The window that its presenter is in, which may be closed.
  final var presenterWindow: WindowState? { presenterTarget?.container.windowState }
}
