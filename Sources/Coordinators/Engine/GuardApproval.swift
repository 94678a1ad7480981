/// A guard that has approved a request.
///
/// Weak, and not an `ObjectIdentifier`: a later screen could have the same address.
@MainActor
struct GuardApproval {
  weak var screen: (any LeaveGuard)?
}
