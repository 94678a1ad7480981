/// A link to follow, from any call or guard; alive until it has been followed or dropped.
@MainActor
final class LinkRequest {
  /// The guard of a route on the way of a link.
  struct GuardKey: Hashable {
    let link: DeepLink
    /// The index of the segment at which the route begins.
    let index: Int
    /// The groups that the link was tried in.
    let groups: [String]
    /// The type of the coordinator that states the route.
    let coordinator: ObjectIdentifier
    let route: String
    let number: Int
  }

  let link: DeepLink
  /// A link to keep once this one has arrived.
  let kept: DeepLink?
  /// The link to keep until another flow has been completed, once this one was followed.
  var unfinished: DeepLink?
  /// The guard of a route that has to be asked first.
  var question: LinkQuestion?
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
  /// Asks a guard.
  var task: Task<Void, Never>?
  private var completion: ((Result<LinkOutcome, any Error>) -> Void)?

  init(
    _ link: DeepLink, keeping kept: DeepLink? = nil,
    completion: ((Result<LinkOutcome, any Error>) -> Void)? = nil
  ) {
    (self.link, self.kept, self.completion) = (link, kept, completion)
  }

  /// Whether it waits for the answer of a ``LeaveGuard``.
  var isAsking: Bool { status?.state == .asking }

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

/// A guard that takes time, and the link that it decides about.
@MainActor
struct LinkQuestion: Error {
  let key: LinkRequest.GuardKey
  let decide: @MainActor () async throws -> RouteDecision
}
