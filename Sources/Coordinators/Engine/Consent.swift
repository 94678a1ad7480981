/// A screen that may leave as far as it is concerned.
///
/// Held weakly, and not by its address: that can belong to a later screen by the time it is looked at.
@MainActor
struct Consent {
  weak var screen: (any LeaveGuard)?
}
