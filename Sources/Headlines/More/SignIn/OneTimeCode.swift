import Sternik

/// Six digits that let somebody in once, for a while.
struct OneTimeCode: Sendable, Equatable {
  /// How long a code can be used.
  static let lifetime = Duration.seconds(600)
  /// How often a reader may mistype it.
  static let mostAttempts = 5

  let digits: String
  private let expires: Timestamp
  private var attempts = 0

  /// Makes a code that nobody can guess.
  init(now: Timestamp, using generator: inout some RandomNumberGenerator) {
    let number = Int.random(in: 0..<1_000_000, using: &generator)
    digits = String(repeating: "0", count: 6 - "\(number)".count) + "\(number)"
    expires = Timestamp(
      secondsSince1970: now.secondsSince1970 + Double(Self.lifetime.components.seconds))
  }

  /// What came of an attempt.
  enum Verdict: Equatable {
    case right
    case wrong(attemptsLeft: Int)
    /// Not as many digits as a code has; that does not count as an attempt.
    case incomplete
    /// It is too late, or was tried too often; another code is needed.
    case expired
  }

  /// Compares what was typed; spaces do not count.
  mutating func check(_ typed: String, now: Timestamp) -> Verdict {
    guard now < expires, attempts < Self.mostAttempts else { return .expired }
    let typed = typed.filter { !$0.isWhitespace }
    guard typed.count == digits.count else { return .incomplete }
    attempts += 1
    if typed == digits { return .right }
    let left = Self.mostAttempts - attempts
    return left == 0 ? .expired : .wrong(attemptsLeft: left)
  }
}
