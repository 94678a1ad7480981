/// An operation, and who has agreed to it already.
struct Request {
  var operation: Operation
  /// Nobody is asked.
  var isForced = false
  /// The screens that were asked and may leave.
  var granted: [Consent] = []

  var isTransaction: Bool { if case .transaction = operation { true } else { false } }

  var isSwap: Bool { if case .replace = operation { true } else { false } }

  /// What takes screens away by itself, if it does, without what else it does.
  var removal: Operation? {
    switch operation {
    case .replace(let old, _): .clear(old)
    case .start, .add, .select, .back, .close, .transaction, .call: nil
    default: operation
    }
  }
}

/// Why a request that is right cannot be carried out now: a screen does not let itself be taken away.
enum Objection {
  case refused(any LeaveGuard)
  /// The screen wants to ask first; the request is made again when the answer is yes.
  case asks(any LeaveGuard, (@escaping @MainActor (Bool) -> Void) -> Void, Request)
  /// The screen is asking already.
  case isAsking

  /// The same objection to a request of which the one that it was made to is a part.
  func whole(_ request: Request) -> Objection {
    guard case .asks(let screen, let ask, let part) = self else { return self }
    var whole = request
    whole.granted += part.granted
    return .asks(screen, ask, whole)
  }
}
