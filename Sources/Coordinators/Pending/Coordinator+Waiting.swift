/// Children of coordinators that are in no tree; all of them join it together.
extension Coordinator {
  /// The parent, in no tree, that this coordinator was added to.
  final var awaitedParent: Coordinator? {
    if case .waiting(let parent) = lifecycle { parent } else { nil }
  }

  /// The children that wait for this coordinator, oldest first.
  final var waitingChildren: [Coordinator] {
    addedChildren.newestReferences.filter { $0.awaitedParent === self }
  }

  /// This coordinator and those that wait for it, parents before children, the oldest first.
  final var waitingSubtree: [Coordinator] {
    var found = [self]
    var next = 0
    while next < found.count {
      found += found[next].waitingChildren
      next += 1
    }
    return found
  }

  /// This coordinator, or the outermost one in no tree that it waits for.
  final var waitingRoot: Coordinator {
    var root = self
    while let parent = root.awaitedParent, parent.isUnattached { root = parent }
    return root
  }

  final func addWaitingChild(_ child: Coordinator) {
    // At each power of two, so that the cost stays constant on average.
    if addedChildren.count & (addedChildren.count - 1) == 0 {
      addedChildren = addedChildren.newestReferences.map(WeakCoordinator.init)
    }
    addedChildren.append(WeakCoordinator(coordinator: child))
    child.lifecycle = .waiting(under: self)
  }

  /// Whether it was never started, and has shown and started nothing.
  private final var isFresh: Bool {
    if case .notStarted = lifecycle { !canEnd } else { false }
  }

  /// What a rollback leaves of a start: nothing can be shown by it, unless something of it waited before.
  final var lifecycleAfterRollback: CoordinatorLifecycle {
    isFresh ? .rolledBack : lifecycle
  }
}

/// A coordinator that a container or another coordinator must not keep alive.
struct WeakCoordinator {
  weak var coordinator: Coordinator?
}

extension [WeakCoordinator] {
  /// The coordinators that are alive, each at its last position.
  @MainActor fileprivate var newestReferences: [Coordinator] {
    if isEmpty { return [] }
    var seen: Set<ObjectIdentifier> = []
    return compactMap(\.coordinator).reversed()
      .filter { seen.insert(ObjectIdentifier($0)).inserted }.reversed()
  }
}
