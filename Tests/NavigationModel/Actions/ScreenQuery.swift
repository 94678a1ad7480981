/// Which screen of a stack an action means: one of a type, and sometimes with a condition.
struct ScreenQuery: Sendable, CustomStringConvertible {
  enum Kind: String, CaseIterable, Sendable {
    /// All pages, the guarded ones too.
    case page
    case guarded, stack, tabs, split
    /// A type that no screen has.
    case absent
  }

  let kind: Kind
  /// The remainder of the id modulo 3; `nil` for any.
  let remainder: Int?

  /// A query for the type of a screen.
  init(_ screen: ScreenName, remainder: Int?) {
    self.remainder = remainder
    switch screen.kind {
    case .tabs: kind = .tabs
    case .split: kind = .split
    case .stack, .column, .window: kind = .stack
    case .page: kind = screen.leaveDecision == .allowed ? .page : .guarded
    }
  }

  init(_ kind: Kind, remainder: Int?) { (self.kind, self.remainder) = (kind, remainder) }

  /// The condition, for a screen of the type.
  func accepts(_ id: Int) -> Bool { remainder.map { $0 == id % 3 } ?? true }

  func accepts(_ screen: ScreenName) -> Bool {
    guard accepts(screen.id) else { return false }
    return switch kind {
    case .page: screen.kind == .page
    case .guarded: screen.kind == .page && screen.leaveDecision != .allowed
    case .stack: screen.kind == .stack
    case .tabs: screen.kind == .tabs
    case .split: screen.kind == .split
    case .absent: false
    }
  }

  var description: String { "any \(kind)\(remainder.map { " with \($0) modulo 3" } ?? "")" }
}
