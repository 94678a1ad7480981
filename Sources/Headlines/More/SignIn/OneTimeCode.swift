import Sternik

/// Six digits for signing in once, within ten minutes.
struct OneTimeCode: Sendable, Equatable {
  static let lifetime = Duration.seconds(600)
  static let maxAttempts = 5

  let digits: String
  private let expires: Timestamp
  private var attempts = 0

  /// Makes a random code.
  init(now: Timestamp, using generator: inout some RandomNumberGenerator) {
    let number = Int.random(in: 0..<1_000_000, using: &generator)
    digits = String(repeating: "0", count: 6 - "\(number)".count) + "\(number)"
    expires = Timestamp(
      secondsSince1970: now.secondsSince1970 + Double(Self.lifetime.components.seconds))
  }

  /// The result of an attempt.
  enum CheckResult: Equatable {
    case correct
    case incorrect(attemptsLeft: Int)
    /// Not six characters; this does not count as an attempt.
    case incomplete
    /// The time or the attempts are used up.
    case expired
  }

  /// Compares a typed code, ignoring white space.
  mutating func check(_ text: String, now: Timestamp) -> CheckResult {
    guard now < expires, attempts < Self.maxAttempts else { return .expired }
    let typed = text.filter { !$0.isWhitespace }
    guard typed.count == digits.count else { return .incomplete }
    attempts += 1
    if typed == digits { return .correct }
    let left = Self.maxAttempts - attempts
    return left == 0 ? .expired : .incorrect(attemptsLeft: left)
  }
}
