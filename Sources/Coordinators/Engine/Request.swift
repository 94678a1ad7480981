/// An operation, with the showings of the guards that have already approved it.
struct Request {
  var operation: Operation
  var bypassesGuards = false
  var approvals: [Int] = []

  var isReplacement: Bool { if case .replace = operation { true } else { false } }

  /// Whether it runs code of the program, which may make requests, or queues a call that must not ask guards.
  var runsClosures: Bool {
    switch operation {
    case .start, .startAdded, .replace, .setScreens, .transaction, .show(_, _, _, _?): true
    case .pop(_, .topmost), .bringToFrontOrShow: true
    default: bypassesGuards
    }
  }
}
