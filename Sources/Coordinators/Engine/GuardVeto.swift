/// Why a guard blocks a valid request.
enum GuardVeto {
  case refused(any LeaveGuard)
  /// The guard asks the user first; the request is repeated if the user agrees.
  case asks(any LeaveGuard, (@escaping @MainActor (Bool) -> Void) -> Void, Request)
  /// The guard has already asked the user and waits for the answer.
  case alreadyAsking

  /// The same veto, applied to the transaction that contains the vetoed request.
  func against(transaction: Request) -> GuardVeto {
    guard case .asks(let screen, let ask, let part) = self else { return self }
    var whole = transaction
    whole.approvals += part.approvals
    return .asks(screen, ask, whole)
  }
}
