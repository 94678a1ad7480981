/// A requested action, with the showings of the guards that have already approved it.
struct ModelRequest {
  var action: Action
  var bypassesGuards = false
  var approvals: Set<Int> = []
  /// The window that it concerned when it was queued, if that was known: it is dropped if that has closed by its turn.
  var window: Int?
}

/// A question that waits for an answer.
struct ModelQuestion {
  let request: ModelRequest
  /// The showing of the guard that asks: what it approves does not hold for its next one.
  let showing: Int
  private(set) var others: [ModelRequest] = []

  init(request: ModelRequest, showing: Int) { (self.request, self.showing) = (request, showing) }

  /// Lets a finish wait unless an earlier one does the same, and a link unless an earlier one waits.
  mutating func add(_ other: ModelRequest) {
    if other.action.isLink {
      if !([request] + others).contains(where: \.action.isLink) { others.append(other) }
      return
    }
    guard let (flow, calls) = other.action.finished else { return }
    let isRepeated = ([request] + others).contains {
      guard let earlier = $0.action.finished, earlier.flow == flow else { return false }
      return !calls || earlier.calls
    }
    if !isRepeated { others.append(other) }
  }
}

extension Action {
  /// The coordinator that it finishes, and whether it calls a completion.
  var finished: (flow: Int, calls: Bool)? {
    switch self {
    case .finish(let flow): (flow, false)
    case .finishThenCall(let flow): (flow, true)
    default: nil
    }
  }
}

/// Why a guard blocks a request.
enum ModelVeto {
  case refused(Int)
  case asks(Int, showing: Int)
  case alreadyAsking(Int)
}
