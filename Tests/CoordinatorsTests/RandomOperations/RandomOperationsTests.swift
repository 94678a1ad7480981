import Coordinators
import TestCases
import Testing

@MainActor
struct `Random operations` {
  @Test(arguments: Seed.few(30, many: 300))
  func `random operations keep the invariants of two windows`(seed: Seed) {
    let operations = RandomOperations(seed: seed)
    for _ in 1...40 {
      operations.play()
      guard operations.failures.isEmpty else { break }
    }
    operations.end()
    #expect(operations.failures.isEmpty)
  }
}
