import Coordinators

/// Weak references to the objects by id: only the window may keep them alive.
@MainActor
struct WeakObjects {
  private struct WeakReference {
    weak var object: AnyObject?
  }

  private var references: [Int: WeakReference] = [:]

  subscript(id: Int) -> AnyObject? {
    get { references[id]?.object }
    set { references[id] = WeakReference(object: newValue) }
  }

  /// The objects that have not been released.
  var alive: [AnyObject] { references.values.compactMap(\.object) }

  /// Drops the references to released objects and returns the ids of the others.
  mutating func aliveIDs() -> Set<Int> {
    references = references.filter { $0.value.object != nil }
    return Set(references.keys)
  }
}
