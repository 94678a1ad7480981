/// An operation, with the guards that have already approved it.
struct Request {
  var operation: Operation
  var bypassesGuards = false
  var approvals: [GuardApproval] = []

  var isReplacement: Bool { if case .replace = operation { true } else { false } }

  /// The part of the operation that removes screens; `nil` if it removes none, or only through nested requests.
  var removal: Operation? {
    switch operation {
    case .replace(let old, _): .removeKeepingPosition(old)
    case .start, .add, .select, .back, .transaction: nil
    // Naming the cases would copy their payloads one by one.
    default: operation
    }
  }
}
