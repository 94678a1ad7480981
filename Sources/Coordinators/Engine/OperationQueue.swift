/// The operations that wait for their turn, first in, first out.
struct OperationQueue {
  private var waiting: [Operation] = []
  private var next = 0

  mutating func append(_ operation: Operation) { waiting.append(operation) }

  mutating func popFirst() -> Operation? {
    guard next < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return waiting[next]
  }

  /// How many there are, done ones included.
  var count: Int { waiting.count }

  mutating func removeLast(_ count: Int) { waiting.removeLast(count) }

  mutating func removeAll() {
    waiting.removeAll()
    next = 0
  }
}
