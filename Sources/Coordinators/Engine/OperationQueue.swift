/// The operations that wait for their turn, first in, first out.
///
/// It lets go of none itself: what is freed with an operation may issue another one.
struct OperationQueue {
  private var waiting: [Operation?] = []
  private var next = 0

  mutating func append(_ operation: Operation) { waiting.append(operation) }

  mutating func popFirst() -> Operation? {
    guard next < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return waiting[next].take()
  }

  /// How many there are, done ones included.
  var count: Int { waiting.count }

  /// Takes out all after the first `count`, but leaves a window its end.
  mutating func withdraw(after count: Int) -> [Operation] {
    let late = waiting[max(count, next)...].compactMap(\.self)
    waiting.removeLast(late.count)
    waiting += late.filter(\.isClosing)
    return late
  }
}
