import Dispatch
import Synchronization

/// Runs the same work on several threads.
enum Threads {
  /// The number of times that all threads together call `body` in half a second of wall time, the best of five.
  static func rounds(
    on count: Int, _ keys: [String], _ body: @Sendable ([String]) -> Int
  ) -> Double {
    (0..<5).map { _ in once(on: count, keys, body) }.max() ?? 0
  }

  private static func once(
    on count: Int, _ keys: [String], _ body: @Sendable ([String]) -> Int
  ) -> Double {
    let total = Atomic<Int>(0)
    let result = Atomic<Int>(0)
    let end = ContinuousClock.now + .milliseconds(500)
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      // Each thread copies the keys; else the reference counts of shared keys dominate.
      let keys = keys.map { String(decoding: Array($0.utf8), as: UTF8.self) }
      var rounds = 0
      var sum = 0
      while ContinuousClock.now < end {
        sum &+= body(keys)
        rounds += 1
      }
      total.add(rounds, ordering: .relaxed)
      result.wrappingAdd(sum, ordering: .relaxed)
    }
    return Double(total.load(ordering: .relaxed))
  }
}
