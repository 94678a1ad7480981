typealias CoordinatorID = SlotMap<CoordinatorNode>.ID

/// A coordinator in the tree: in a window, or in none while it has shown or added something only where no window is.
struct CoordinatorNode {
  /// Not read through the node, which would be copied.
  private(set) var reference: Reference
  /// The window that it is in; `nil` while it is in none.
  var window: WindowID?
  var parent: CoordinatorID?
  /// The coordinator's state after a rollback; meaningless after the commit.
  var stateBefore: CoordinatorLifecycle
  /// Whether it was started directly and no parent has added it yet.
  var isAdopted: Bool
  /// The container of its presenter; `nil` if the presenter is not built in or its container has left.
  var container: ContainerID?
  var screens = LinkedLists<ScreenNode>.List()
  var children = LinkedLists<CoordinatorNode>.List()
  /// Whether the coordinator finished; it is removed at the next commit.
  var isFinishing = false
  /// Whether its container was removed or its last screen left: it does not wait for a next step of its flow.
  var hasLostPresentation = false
  /// Whether it was in a window before the running transaction.
  var isCommitted = false
  /// `false` from the coordinator's removal until the commit.
  var isLinked = true

  /// How a node refers to its coordinator.
  enum Reference {
    /// In a window, with a screen, or to start with a tab.
    case held(Coordinator)
    /// Otherwise the program holds it, and so do the children that were added to it.
    case known(WeakCoordinator)

    /// `nil` if the program has just released it.
    var known: Coordinator? {
      switch self {
      case .held(let coordinator): coordinator
      case .known(let reference): reference.coordinator
      }
    }

    /// A coordinator that is held or makes a request.
    var coordinator: Coordinator {
      guard let known else { preconditionFailure("a coordinator that is alive") }
      return known
    }
  }

  init(
    _ coordinator: Coordinator, in window: WindowID?, under parent: CoordinatorID?,
    stateBefore: CoordinatorLifecycle, isAdopted: Bool, container: ContainerID?
  ) {
    reference = .held(coordinator)
    (self.window, self.parent, self.stateBefore) = (window, parent, stateBefore)
    (self.isAdopted, self.container) = (isAdopted, container)
  }

  /// Holds the coordinator or not; returns it if it is not held any more.
  mutating func hold(_ isHeld: Bool) -> Coordinator? {
    switch reference {
    case .held(let coordinator) where !isHeld:
      reference = .known(WeakCoordinator(coordinator: coordinator))
      return coordinator
    case .known(let known) where isHeld:
      if let coordinator = known.coordinator { reference = .held(coordinator) }
      return nil
    case .held, .known: return nil
    }
  }
}

/// A coordinator that a container or its node must not keep alive; an object, since nodes with a weak reference in them
/// are copied slowly.
final class WeakCoordinator {
  private(set) weak var coordinator: Coordinator?

  init(coordinator: Coordinator) { self.coordinator = coordinator }
}

/// Held by a coordinator that may be in no window: its node goes with it.
@MainActor
final class CoordinatorLease {
  /// `nil` while there is no such node.
  var id: CoordinatorID?

  isolated deinit { if let id { Engine.shared.didRelease(.coordinator(id)) } }
}
