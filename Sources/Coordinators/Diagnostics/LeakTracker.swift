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
  mutating func takeLeaks() -> [AnyObject] {
    defer { references.removeAll(keepingCapacity: true) }
    return references.compactMap(\.object)
  }
}
