extension Coordinator {
  /// Whether a container that is in no window was given a screen of this coordinator.
  final var hasPendingScreens: Bool {
    pendingContainers.contains { $0.container?.pending.contains(self) == true }
  }

  /// The screens that were shown in containers that are in no window, oldest first in each of them.
  final var pendingScreens: [any Presentable] {
    pendingContainers.compactMap(\.container).flatMap(\.pending.items)
      .filter { $0.coordinator === self }.map(\.screen)
  }

  final func addPendingContainer(_ container: Container) {
    if pendingContainers.contains(where: { $0.container === container }) { return }
    pendingContainers.removeAll { $0.container?.pending.contains(self) != true }
    pendingContainers.append(WeakContainer(container: container))
  }

  /// Where its presenter shows screens now; `nil` for a presenter of another module.
  final var presenterTarget: PresentationTarget? { (presenter as? any BuiltInPresenter)?.target }

  /// The window that its presenter is in, which may be closed.
  final var presenterWindow: WindowState? { presenterTarget?.container.windowState }

  /// Whether it is in no tree, and joins one with its first screen there.
  final var isUnattached: Bool {
    switch lifecycle {
    case .notStarted, .waiting: true
    case .live, .rolledBack, .removed: false
    }
  }

  /// Whether it is in no tree but can finish, since it waits, or something that it has shown or started does.
  final var canEnd: Bool { isUnattached && (awaitedParent != nil || isFilled) }

  private var isFilled: Bool { hasPendingScreens || !waitingChildren.isEmpty }

  /// Ends a coordinator that is in no tree after its last screen and its last child, and then its parents alike.
  final func endUnattached() {
    var cursor: Coordinator? = self
    while let coordinator = cursor, coordinator.isUnattached, !coordinator.isFilled {
      cursor = coordinator.awaitedParent
      coordinator.lifecycle = .removed
      coordinator.callRemovalHandler()
    }
  }
}

/// A container that a coordinator has filled, which the coordinator must not keep alive.
struct WeakContainer {
  weak var container: Container?
}
