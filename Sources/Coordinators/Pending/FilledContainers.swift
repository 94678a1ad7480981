/// The containers that were filled and are in no window, to report those left over when the program ends.
@MainActor
enum FilledContainers {
  private static var containers: [WeakContainer] = []
  /// At this count, references to released or attached containers are dropped.
  private static var compactionLimit = 64

  /// Reports each container that a window's program filled and that is not shown yet.
  ///
  /// A container whose window is unknown may still be shown in any open window.
  static func report(in window: WindowState) {
    let isLastWindow = !Engine.shared.hasOpenWindows
    for container in containers.compactMap(\.container)
    where !container.pending.isEmpty && container.pendingHost == nil {
      let filling = container.fillingWindow
      if filling === window || (filling?.window == nil && isLastWindow) {
        container.reportNeverShown()
      }
    }
  }

  static func add(_ container: Container) {
    guard !container.isListedAsFilled else { return }
    container.isListedAsFilled = true
    if containers.count >= compactionLimit {
      containers.removeAll { reference in
        guard reference.container?.pending.isEmpty != false else { return false }
        reference.container?.isListedAsFilled = false
        return true
      }
      compactionLimit = max(64, containers.count * 2)
    }
    containers.append(WeakContainer(container: container))
  }
}
