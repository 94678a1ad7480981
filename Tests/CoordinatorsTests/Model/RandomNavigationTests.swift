import PlainNavigation
import Testing

/// The rules that always hold, against a model made of plain arrays.
@MainActor
struct RandomNavigationTests {
  @Test(arguments: 0..<8)
  func `a window does what plain arrays do, whatever is asked of it and wherever from`(
    part: UInt64
  ) async throws {
    var tally = Tally()
    for seed in part * 1000..<part * 1000 + 2 {
      let round = Round(seed: seed, count: 60)
      guard try await round.play(counting: &tally) != nil else { continue }
      let shortest = try await round.shrunk()
      let failure = try await shortest.play(counting: &tally)
      Issue.record("seed \(seed): \(failure.map(\.description) ?? "not always")")
      return
    }
  }

  @Test func `every kind of operation is played, a fifth comes from inside callbacks`()
    async throws
  {
    var tally = Tally()
    for seed in 0..<20 { _ = try await Round(seed: UInt64(seed), count: 60).play(counting: &tally) }
    #expect(tally.rarest > 0, "\(tally)")
    #expect(tally.insideShare >= 20)
  }
}
