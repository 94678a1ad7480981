/// A screen as the model knows it: a number and what kind of thing it is.
struct ScreenName: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case window, page, stack, tabs
  }

  /// What a page answers when it is asked whether it may leave.
  enum LeaveDecision: String, Sendable {
    case allowed, refused, asks
  }

  static let window = ScreenName(id: 0, kind: .window)

  let id: Int
  let kind: Kind
  var leaveDecision = LeaveDecision.allowed

  var description: String {
    leaveDecision == .allowed ? "\(kind) \(id)" : "\(kind) \(id) (\(leaveDecision))"
  }
}
