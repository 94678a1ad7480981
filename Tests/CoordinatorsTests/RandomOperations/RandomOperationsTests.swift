import Coordinators
import Testing

@MainActor
struct `Random operations` {
  @Test func `random operations keep the invariants of two windows`() {
    for seed in UInt64(1)...300 {
      let operations = RandomOperations(seed: seed)
      for _ in 1...40 {
        operations.play()
        guard operations.failures.isEmpty else { break }
      }
      operations.end()
      #expect(operations.failures.isEmpty, "seed \(seed)")
    }
  }
}
