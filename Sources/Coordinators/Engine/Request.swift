/// An operation, with the showings of the guards that have already approved it.
struct Request {
  var operation: Operation
  var bypassesGuards = false
  var approvals: [Int] = []
  /// `nil` unless a caller waits for the end of the request.
  var status: RequestStatus?

  var isReplacement: Bool { if case .replace = operation { true } else { false } }

  /// Whether it runs code of the program, which may make requests, or queues a call that must not ask guards.
  var runsClosures: Bool {
    switch operation {
    case .start, .startPostponed, .replace, .setScreens, .transaction, .show(_, _, _, _?): true
    case .pop(_, .topmost), .bringToFrontOrShow: true
    default: bypassesGuards
    }
  }
}

/// How far a request has come, for callers that wait for its end.
@MainActor
final class RequestStatus {
  enum State {
    case made
    /// Waits behind the running transaction.
    case queued
    /// Belongs to a larger transaction, whose end is its own.
    case joined
    /// A guard asks the user; the request is repeated after a yes.
    case unanswered
    /// Committed.
    case done
    /// A guard has refused.
    case refused
    /// Failed, rolled back, answered with a no, or released before its turn.
    case dropped
  }

  private(set) var state = State.made
  /// Whether the request follows a link, which waits for the answer to a question that another request has asked.
  let isOfLink: Bool
  private var didEnd: ((State) -> Void)?

  /// Calls `didEnd` once, with how the request has ended.
  init(isOfLink: Bool = false, didEnd: @escaping (State) -> Void) {
    self.isOfLink = isOfLink
    self.didEnd = didEnd
  }

  isolated deinit { end(.dropped) }

  /// Notes that the request waits; a repeated one may do so again.
  func wait(_ state: State) { if didEnd != nil { self.state = state } }

  func end(_ state: State) {
    guard let didEnd else { return }
    (self.state, self.didEnd) = (state, nil)
    didEnd(state)
  }
}

extension RequestStatus {
  /// Calls `completion` only after the commit.
  convenience init(whenDone completion: @escaping () -> Void) {
    self.init { if $0 == .done { completion() } }
  }
}
