/// A screen as a trace names it, with whoever showed it: `ArticleScreen#3@ArticleCoordinator#2`.
public struct TracedScreen: Sendable, Hashable, LosslessStringConvertible {
  /// The screen.
  public let name: TracedName
  /// The coordinator that showed it, if one did.
  public let coordinator: TracedName?

  public init(_ name: TracedName, coordinator: TracedName? = nil) {
    self.name = name
    self.coordinator = coordinator
  }

  public init?(_ description: String) {
    let parts = description.split(separator: "@", omittingEmptySubsequences: false)
    guard let first = parts.first, let name = TracedName(String(first)) else { return nil }
    switch parts.count {
    case 1: self.init(name)
    case 2:
      guard let coordinator = TracedName(String(parts[1])) else { return nil }
      self.init(name, coordinator: coordinator)
    default: return nil
    }
  }

  public var description: String {
    coordinator.map { "\(name)@\($0)" } ?? "\(name)"
  }
}
