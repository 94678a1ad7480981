/// Weak references to the objects that left the tree, to report those that are not released.
struct LeakTracker {
  private struct WeakReference {
    weak var object: AnyObject?
  }

  private var references: [WeakReference] = []
  /// At this count, references to released objects are dropped.
  private var compactionLimit = 64

  mutating func track(_ object: AnyObject) {
    if references.count >= compactionLimit {
      references.removeAll { $0.object == nil }
      compactionLimit = max(64, references.count * 2)
    }
    references.append(WeakReference(object: object))
  }

  /// Stops tracking all objects and returns those that are still alive, so that each is reported once.
  ///
  /// A coordinator whose guard of a route takes time, whose outcome is awaited, or whose cancelled tasks are ending, is held
  /// by these tasks until then.
  @MainActor mutating func takeLeaks(includingTasks: Bool) -> [AnyObject] {
    let alive = references.compactMap(\.object)
    let isHeld = { (object: AnyObject) in
      guard let coordinator = object as? Coordinator else { return false }
      return coordinator.isHeldByWaitingTask || (!includingTasks && coordinator.hasRunningTasks)
    }
    references.removeAll(keepingCapacity: true)
    references += alive.filter(isHeld).map { WeakReference(object: $0) }
    return alive.filter { !isHeld($0) }
  }
}
