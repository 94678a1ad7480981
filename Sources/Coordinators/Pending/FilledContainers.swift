/// The containers that were filled and are in no window, to report those left over when the program ends.
@MainActor
package enum FilledContainers {
  private static var containers: [WeakContainer] = []
  /// At this count, references to released or attached containers are dropped.
  private static var compactionLimit = 64

  /// Reports each container that was filled and is not shown yet.
  package static func report() {
    let filled = containers.compactMap(\.container).filter { !$0.pending.isEmpty }
    containers = []
    for container in filled where container.pendingHost == nil {
      container.neverShown.report(in: nil)
    }
  }

  static func add(_ container: Container) {
    guard containers.last?.container !== container else { return }
    if containers.count >= compactionLimit {
      containers.removeAll { $0.container?.pending.isEmpty != false }
      compactionLimit = max(64, containers.count * 2)
    }
    containers.append(WeakContainer(container: container))
  }
}
