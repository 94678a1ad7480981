/// A requested action, with the guards that have already approved it.
struct ModelRequest {
  var action: Action
  var bypassesGuards = false
  var approvals: Set<Int> = []
}

/// Why a guard blocks a request.
enum ModelVeto {
  case refused(Int)
  case asks(Int)
  case alreadyAsking
}
