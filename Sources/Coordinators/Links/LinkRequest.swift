/// A link to follow, from any call or guard; alive until it has been followed or dropped.
@MainActor
final class LinkRequest {
  let link: DeepLink
  /// A link to keep once this one has arrived.
  let kept: DeepLink?
  /// How far its transaction has come.
  weak var status: RequestStatus?
  /// Whether its transaction has run; it may still wait for the answer of a guard.
  var isTried = false
  /// Whether it was given up; a guard of a route may still decide about it.
  private(set) var isDropped = false
  /// What guards that take time have decided.
  var decisions: [GuardKey: RouteDecision] = [:]
  /// A newer request, which is followed in place of this one once the user has answered a ``LeaveGuard``.
  var newer: LinkRequest?
  /// Waits for the decision of a guard of a route.
  var task: Task<Void, Never>?
  private var completion: ((Result<LinkOutcome, any Error>) -> Void)?

  init(
    _ link: DeepLink, keeping kept: DeepLink? = nil,
    completion: ((Result<LinkOutcome, any Error>) -> Void)? = nil
  ) {
    (self.link, self.kept, self.completion) = (link, kept, completion)
  }

  /// Whether it waits for the user's answer to a ``LeaveGuard``.
  var isUnanswered: Bool { status?.state == .unanswered }

  isolated deinit { drop() }

  /// Gives the link up.
  func drop() {
    isDropped = true
    task?.cancel()
    complete(.success(.dropped))
  }

  /// Reports how the link ended, once; `false` if there is no completion.
  @discardableResult
  func complete(_ result: Result<LinkOutcome, any Error>) -> Bool {
    guard let completion else { return false }
    self.completion = nil
    completion(result)
    return true
  }
}

/// The request that a cancelled task gives up.
@MainActor
final class LinkCancellation {
  weak var request: LinkRequest?
}
