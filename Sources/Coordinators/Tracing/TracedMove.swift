/// A screen that moved within its stack, with the screen below it: `ArticleScreen#4@ListScreen#2`.
public struct TracedMove: Sendable, Hashable, LosslessStringConvertible {
  /// The screen that moved.
  public let screen: TracedName
  /// The screen directly below its new position; `nil` if it is the bottom one.
  public let below: TracedName?

  /// Creates a move.
  public init(_ screen: TracedName, below: TracedName? = nil) {
    self.screen = screen
    self.below = below
  }

  /// Parses a move; `nil` if it is invalid.
  public init?(_ description: String) {
    guard let (screen, below) = TracedName.pair(description) else { return nil }
    self.init(screen, below: below)
  }

  public var description: String { screen.text(with: below) }
}
