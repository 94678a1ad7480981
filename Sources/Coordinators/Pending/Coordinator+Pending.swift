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

  /// The engine of the window that its presenter is in.
  final var presenterEngine: Engine? {
    (presenter as? any BuiltInPresenter)?.target?.container.node?.engine
  }

  /// Whether it was started directly and its presenter is not in the window of `engine`.
  final func isUnattached(to engine: Engine) -> Bool {
    switch lifecycle {
    case .notStarted, .waiting: presenterEngine !== engine
    case .live, .rolledBack, .removed: false
    }
  }

  /// Ends a coordinator that was started directly and lost its last screen before it joined a tree.
  final func endUnattached() {
    switch lifecycle {
    case .notStarted, .waiting:
      guard !hasPendingScreens else { return }
      lifecycle = .removed
      callRemovalHandler()
    case .live, .rolledBack, .removed: break
    }
  }
}

/// A container that a coordinator has filled, which the coordinator must not keep alive.
struct WeakContainer {
  weak var container: Container?
}
