/// The objects that have left the tree, to see whether they were freed.
@MainActor
struct Departed {
  private struct Object {
    weak var reference: AnyObject?
  }

  private var objects: [Object] = []
  private var limit = 64

  mutating func append(_ object: AnyObject) {
    if objects.count >= limit {
      objects.removeAll { $0.reference == nil }
      limit = max(64, objects.count * 2)
    }
    objects.append(Object(reference: object))
  }

  /// Forgets what was freed, and gives what was not, once.
  mutating func takeLeaks() -> [AnyObject] {
    defer { objects.removeAll(keepingCapacity: true) }
    return objects.compactMap(\.reference)
  }
}
