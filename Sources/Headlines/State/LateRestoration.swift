import Sternik

/// What of a saved navigation state waits for articles that have not arrived.
@MainActor
struct LateRestoration {
  private var remainders: [String]
  /// Whether something is lost, whatever arrives.
  private let hasLosses: Bool
  /// Where the user was left.
  private var location: DeepLink?

  init(after problems: [RestorationProblem], in window: Window) {
    remainders = problems.compactMap(\.remainder)
    hasLosses = remainders.count < problems.count
    location = window.location
  }

  /// Whether the user has not gone elsewhere.
  func isCurrent(in window: Window) -> Bool { window.location == location }

  var isWaiting: Bool { !remainders.isEmpty }

  /// Whether something is not restored if no more articles arrive.
  var isIncomplete: Bool { hasLosses || isWaiting }

  /// Restores what can be restored by now.
  mutating func retry(in window: Window) {
    remainders = remainders.flatMap { window.restore($0).compactMap(\.remainder) }
    location = window.location
  }
}
