import Sternik

/// Knows prices, and takes its time.
public struct Shop: Sendable {
  public var delay: Duration

  public init(delay: Duration = .seconds(2)) { self.delay = delay }

  func price(of fruit: String, on clock: ConsoleClock) async throws -> Int {
    try await clock.sleep(for: delay)
    return fruit.count
  }
}
