/// Why a guard blocks a valid request.
enum GuardVeto {
  case refused(any LeaveGuard)
  /// The guard asks the user first.
  case asks(ShownGuard, (@escaping @MainActor (Bool) -> Void) -> Void)
  /// The guard has already asked the user and waits for the answer.
  case alreadyAsking(any LeaveGuard)
}
