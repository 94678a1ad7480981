/// Queued requests and calls, first in, first out.
///
/// It returns what it removes instead of releasing it: a deinit may issue another request.
struct WorkQueue {
  private var items: [QueuedWork?] = []
  private var next = 0

  mutating func append(_ work: QueuedWork) { items.append(work) }

  mutating func popFirst() -> QueuedWork? {
    guard next < items.count else {
      if next > 0 { items.removeAll(keepingCapacity: true) }
      next = 0
      return nil
    }
    defer { next += 1 }
    return items[next].take()
  }

  /// The number of items, including those already taken out.
  var count: Int { items.count }

  /// Removes all items after the first `count`, but those that `isKept` accepts.
  mutating func removeAll(
    after count: Int, but isKept: (QueuedWork) -> Bool
  ) -> [QueuedWork] {
    let removed = items[max(count, next)...].compactMap(\.self)
    items.removeLast(removed.count)
    items += removed.filter(isKept)
    return removed
  }
}
