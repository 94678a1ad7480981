import Dispatch
import Synchronization

/// Runs the same work on several threads.
enum Threads {
  /// The wall time of a call of `body` in nanoseconds, while all threads together call it for a quarter of a second.
  static func nanosecondsPerRound(
    on count: Int, _ keys: [String], _ body: @Sendable ([String]) -> Int
  ) -> Double {
    let total = Atomic<Int>(0)
    let result = Atomic<Int>(0)
    let start = ContinuousClock.now
    let end = start + .milliseconds(250)
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
    let wall = (ContinuousClock.now - start) / Duration.nanoseconds(1)
    return wall / Double(max(1, total.load(ordering: .relaxed)))
  }
}
