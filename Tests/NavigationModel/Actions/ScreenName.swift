/// A screen in the model: its id and kind.
struct ScreenName: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case window, page, stack, tabs
  }

  /// The leave decision of a page.
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
