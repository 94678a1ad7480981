/// The requests that wait for their turn, first in, first out.
///
/// It lets go of none itself: what is freed with a request may issue another one.
struct RequestQueue {
  private var waiting: [Request?] = []
  private var next = 0

  mutating func append(_ request: Request) { waiting.append(request) }

  mutating func popFirst() -> Request? {
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
  mutating func withdraw(after count: Int) -> [Request] {
    let late = waiting[max(count, next)...].compactMap(\.self)
    waiting.removeLast(late.count)
    waiting += late.filter(\.operation.isClosing)
    return late
  }
}
