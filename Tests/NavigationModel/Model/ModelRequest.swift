/// A requested action, with the guards that have already approved it.
struct ModelRequest {
  var action: Action
  var bypassesGuards = false
  var approvals: Set<Int> = []
}

/// Why a guard blocks a request.
enum ModelVeto {
  case refused(Int)
  case asks(Int, ModelRequest)
  case alreadyAsking

  /// The same veto, applied to the transaction that contains the vetoed request.
  func against(transaction: ModelRequest) -> ModelVeto {
    guard case .asks(let screen, let part) = self else { return self }
    var whole = transaction
    whole.approvals.formUnion(part.approvals)
    return .asks(screen, whole)
  }
}
