import Coordinators
import Testing

@MainActor
struct `Random operations` {
  @Test func `keep two windows whole, whoever issues them`() {
    for seed in UInt64(1)...300 {
      let field = Field(seed: seed)
      for _ in 1...40 {
        field.play()
        guard field.faults.isEmpty else { break }
      }
      field.end()
      #expect(field.faults.isEmpty, "seed \(seed)")
    }
  }
}
