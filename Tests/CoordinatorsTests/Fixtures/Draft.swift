import Coordinators

/// A guard whose decision the test sets.
@MainActor
final class Draft: LeaveGuard {
  var leaveDecision = LeaveDecision.refused
  var refusals = 0
  func didRefuseToLeave() { refusals += 1 }
}
