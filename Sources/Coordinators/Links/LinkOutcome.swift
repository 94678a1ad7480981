/// How a link that could be followed ended.
public enum LinkOutcome: Hashable, Sendable {
  /// Its place is shown.
  case arrived
  /// Another flow has to be completed first, and the link is kept until ``LinkOpener/resume()``.
  case waits
  /// A ``LeaveGuard`` refused, or a newer link was followed first.
  case dropped
}
