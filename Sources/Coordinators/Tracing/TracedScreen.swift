/// A screen in a trace, with the coordinator that showed it: `ArticleScreen#3@ArticleCoordinator#2`.
public struct TracedScreen: Sendable, Hashable, LosslessStringConvertible {
  /// The screen.
  public let name: TracedName
  /// The coordinator that showed it, if any.
  public let coordinator: TracedName?

  /// Creates a screen.
  public init(_ name: TracedName, coordinator: TracedName? = nil) {
    self.name = name
    self.coordinator = coordinator
  }

  /// Parses a screen; `nil` if it is invalid.
  public init?(_ description: String) {
    guard let (name, coordinator) = TracedName.pair(description) else { return nil }
    self.init(name, coordinator: coordinator)
  }

  public var description: String { name.text(with: coordinator) }
}
