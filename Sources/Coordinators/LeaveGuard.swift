/// A screen that has a say in its leaving, as one with unsaved text has.
///
/// Whoever is about to take screens away asks all of them first, the top one first; if one of them does not
/// allow it, nothing leaves at all. Closing the window, and what is done inside
/// ``Window/withoutGuards(_:)``, asks nobody.
@MainActor
public protocol LeaveGuard: Presentable {
  /// Whether the screen may leave now; asked before anything has changed.
  var leaveDecision: LeaveDecision { get }

  /// Somebody tried to take the screen away while that was refused.
  func didRefuseToLeave()
}

extension LeaveGuard {
  public func didRefuseToLeave() {}
}

/// Whether a screen may leave.
public enum LeaveDecision {
  /// It leaves.
  case allowed
  /// It stays, and so does all that was to leave with it.
  case refused
  /// The reader is asked; the answer is given later, once.
  ///
  /// Nothing changes until then. A second attempt does not ask again, and an answer that comes when the
  /// screen has left in another way is dropped.
  case asks((_ answer: @escaping @MainActor (_ mayLeave: Bool) -> Void) -> Void)
}
