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
    let round = Round(seed: part, count: 40)
    guard try await round.play(counting: &tally) != nil else { return }
    let shortest = try await round.shrunk()
    let failure = try await shortest.play(counting: &tally)
    Issue.record("\(round): \(failure.map(\.description) ?? "not always")")
  }

  @Test func `every kind of operation is played, a fifth comes from inside callbacks`()
    async throws
  {
    var tally = Tally()
    for seed in 8..<16 { _ = try await Round(seed: UInt64(seed), count: 40).play(counting: &tally) }
    #expect(tally.rarest > 0, "\(tally)")
    #expect(tally.insideShare >= 20)
  }
}
