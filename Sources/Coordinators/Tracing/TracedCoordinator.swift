/// An added coordinator in a trace, with its parent: `ArticleCoordinator#4@ListCoordinator#2`.
public struct TracedCoordinator: Sendable, Hashable, LosslessStringConvertible {
  /// The coordinator.
  public let name: TracedName
  /// Its parent; `nil` for a coordinator that the window started.
  public let parent: TracedName?

  /// Creates a coordinator.
  public init(_ name: TracedName, parent: TracedName? = nil) {
    self.name = name
    self.parent = parent
  }

  /// Parses a coordinator; `nil` if it is invalid.
  public init?(_ description: String) {
    guard let (name, parent) = TracedName.pair(description) else { return nil }
    self.init(name, parent: parent)
  }

  public var description: String { name.text(with: parent) }
}
